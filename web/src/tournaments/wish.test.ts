//! What the form of a new tournament sends.

import { expect, test } from 'vitest';
import { KINDS, local, TIES, usual, usualTies, wished, wrongNumber } from './wish.ts';

test('a tournament that nobody has changed is a small one of five rounds that its organiser starts', () => {
  const wish = wished(usual('one'), 'Swiss');
  expect(wish).toMatchObject({ name: 'Swiss', picks: [{ game: 'one' }], format: { kind: 'dutch', rounds: 5 } });
  expect(wish.starts_at).toBeUndefined();
  expect(wish.password).toBeUndefined();
  expect(wish.recurrence).toBeUndefined();
  expect(wish.tie_breaks).toBeUndefined();
  expect(wrongNumber(usual('one'))).toBeNull();
});

test('what does not belong to a format or an entry is not sent', () => {
  const draft = { ...usual('one'), lateEntry: '3', checkIn: '20', password: 'secret', again: 'weekly' as const };
  expect(wished({ ...draft, kind: 'arena' }, 'A')).toMatchObject({ late_entry: 0, pause: 0, check_in: 0 });
  expect(wished(draft, 'A')).toMatchObject({ late_entry: 3, check_in: 0 });
  expect(wished(draft, 'A').password).toBeUndefined();
  expect(wished(draft, 'A').recurrence).toBeUndefined();
  expect(wished({ ...draft, kind: 'elimination', double: true }, 'A').format).toEqual({
    kind: 'elimination',
    double: true,
    third_place: false,
  });
  expect(wished({ ...draft, roundDays: '14', weekendsOff: true }, 'A')).toMatchObject({
    round_days: 0,
    weekends_off: false,
  });
});

test('a moment of the form is one of this device', () => {
  const at = new Date(2026, 10, 21, 18, 0).getTime();
  expect(local(at)).toBe('2026-11-21T18:00');
  const wish = wished({ ...usual('one'), starts: local(at), again: 'monthly', checkIn: '15' }, 'A');
  expect(wish).toMatchObject({ starts_at: at, recurrence: { kind: 'monthly' }, check_in: 15 });
});

test('names may be divided by commas, spaces and lines', () => {
  const wish = wished({ ...usual('one'), entry: 'invitation', invited: 'Ana, Bo\nCy؛ Di،Eli' }, 'A');
  expect(wish.invited).toEqual(['Ana', 'Bo', 'Cy', 'Di', 'Eli']);
});

test('numbers may have the digits of any language, and what is none is told by its field', () => {
  expect(wished({ ...usual('one'), rounds: '۷' }, 'A').format).toEqual({ kind: 'dutch', rounds: 7 });
  expect(wrongNumber({ ...usual('one'), pause: 'ten' })).toBe('pause');
  expect(wrongNumber({ ...usual('one'), rounds: '2.5' })).toBe('format');
});

test('an order of one’s own decides between equal points where points can be equal', () => {
  const draft = { ...usual('one'), ties: ['wins' as const, 'progressive' as const] };
  expect(wished(draft, 'A').tie_breaks).toEqual(['wins', 'progressive']);
  expect(wished({ ...draft, ties: [] }, 'A').tie_breaks).toEqual([]);
  expect(wished({ ...draft, kind: 'elimination' }, 'A').tie_breaks).toBeUndefined();
  for (const kind of KINDS) expect(TIES).toEqual(expect.arrayContaining(usualTies(kind)));
});
