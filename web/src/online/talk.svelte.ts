//! What is said at a game on the server.

import type { Message } from '../protocol/Message.ts';
import type { Room } from '../protocol/Room.ts';
import { api } from '../lib/api.ts';
import { somebody } from '../lib/session.svelte.ts';

/** The game at which people talk. */
type Place = {
  readonly id: string;
  /** The letters of our seats. */
  readonly mine: string[];
  readonly over: boolean;
  /** The room in which one speaks. */
  readonly room: Room;
  attempt: (work: () => Promise<void>) => Promise<boolean>;
};

export class Talk {
  said = $state.raw<Record<Room, Message[]>>({ players: [], spectators: [] });
  /** Whether what was said before is here. */
  known = $state(false);

  constructor(private readonly at: Place) {}

  async say(text: string): Promise<boolean> {
    return this.at.attempt(async () => {
      await somebody();
      this.hear(await api.post<Message>(`/api/games/${this.at.id}/chat`, { room: this.at.room, text }));
    });
  }

  hear(message: Message): void {
    const list = this.said[message.room];
    if (list.some((other) => other.number === message.number)) return;
    this.said = { ...this.said, [message.room]: [...list, message] };
  }

  /** Reads what was said so far; after the game players see both rooms. */
  async read(): Promise<void> {
    const rooms: Room[] = this.at.mine.length && this.at.over ? ['players', 'spectators'] : [this.at.room];
    for (const room of rooms) {
      try {
        const list = await api.get<Message[]>(`/api/games/${this.at.id}/chat?room=${room}`);
        this.said = { ...this.said, [room]: list };
        this.known = true;
      } catch {
        // Without a connection there is nothing new to read.
      }
    }
  }
}
