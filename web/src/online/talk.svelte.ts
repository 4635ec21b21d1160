//! The chat of a game on the server.

import type { Message } from '../protocol/Message.ts';
import type { Room } from '../protocol/Room.ts';
import { api } from '../lib/api.ts';
import { somebody } from '../lib/session.svelte.ts';

/** The game of the chat. */
type Place = {
  readonly id: string;
  /** The letters of one's own seats. */
  readonly mine: string[];
  readonly over: boolean;
  /** The room for one's own messages. */
  readonly room: Room;
  attempt: (work: () => Promise<void>) => Promise<boolean>;
};

export class Talk {
  said = $state.raw<Record<Room, Message[]>>({ players: [], spectators: [] });
  /** Whether the earlier messages are loaded. */
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

  /** Loads the earlier messages. After the game players see both rooms. */
  async read(): Promise<void> {
    const rooms: Room[] = this.at.mine.length && this.at.over ? ['players', 'spectators'] : [this.at.room];
    for (const room of rooms) {
      try {
        const list = await api.get<Message[]>(`/api/games/${this.at.id}/chat?room=${room}`);
        this.said = { ...this.said, [room]: list };
        this.known = true;
      } catch {
        // Without a connection there are no new messages.
      }
    }
  }
}
