//! Quiet sounds, synthesized without files.

import { settings } from './settings.svelte.ts';

export type Sound = 'move' | 'capture' | 'start' | 'end' | 'low-time' | 'message' | 'refuse';

/** A note: frequency in hertz, start and duration in seconds, and volume. */
type Note = [number, number, number, number];
const NOTES: Record<Sound, Note[]> = {
  // Sounds like a tile set down on wood.
  move: [
    [190, 0, 0.09, 0.5],
    [95, 0, 0.12, 0.4],
  ],
  capture: [
    [190, 0, 0.08, 0.5],
    [130, 0.06, 0.14, 0.5],
  ],
  start: [
    [392, 0, 0.3, 0.2],
    [523, 0.14, 0.4, 0.2],
  ],
  end: [
    [523, 0, 0.3, 0.2],
    [440, 0.16, 0.3, 0.2],
    [392, 0.32, 0.6, 0.2],
  ],
  'low-time': [
    [880, 0, 0.08, 0.15],
    [880, 0.14, 0.08, 0.15],
  ],
  message: [[660, 0, 0.12, 0.12]],
  refuse: [[140, 0, 0.12, 0.25]],
};

let context: AudioContext | undefined;

/** Plays a sound, if sounds are on. */
export function sound(name: Sound): void {
  // Browsers allow sound only after the person has used the page.
  if (!settings.sounds || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    const now = context.currentTime;
    for (const [pitch, from, length, loud] of NOTES[name]) {
      const note = context.createOscillator();
      const volume = context.createGain();
      note.type = 'triangle';
      note.frequency.setValueAtTime(pitch, now + from);
      note.frequency.exponentialRampToValueAtTime(pitch * 0.8, now + from + length);
      volume.gain.setValueAtTime(loud, now + from);
      volume.gain.exponentialRampToValueAtTime(0.001, now + from + length);
      note.connect(volume).connect(context.destination);
      note.start(now + from);
      note.stop(now + from + length);
    }
  } catch {
    // Without audio the game goes on in silence.
  }
}
