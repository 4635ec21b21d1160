//! The notification settings of an account: loaded once, and saved to the server after each change.

import type { NoticeSettings } from '../protocol/NoticeSettings.ts';
import { api } from '../lib/api.ts';

const PATH = '/api/notices/settings';
/** The channels of notices. */
export type Way = 'page' | 'push' | 'mail' | 'webhook';
export const WAYS: Way[] = ['page', 'push', 'mail', 'webhook'];
/** The time zone of this device. */
export const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export class Wishes {
  settings = $state<NoticeSettings | null>(null);
  error = $state.raw<unknown>(null);
  /** Whether the last change is saved. */
  saved = $state(false);
  private last: Promise<unknown> = Promise.resolve();

  constructor() {
    api.get<NoticeSettings>(PATH).then(
      (settings) => {
        // Without any times, the account's time zone means nothing yet: suggest that of this device.
        const timeless = !settings.quiet && !settings.digest.hours.length;
        this.settings = timeless ? { ...settings, time_zone: here() } : settings;
      },
      (problem) => (this.error = problem),
    );
  }

  /** Saves the current settings, after earlier saves have finished. */
  save(): void {
    this.saved = false;
    const given = $state.snapshot(this.settings);
    const kept = this.last.then(() => api.put(PATH, given));
    this.last = kept.then(
      () => Object.assign(this, { error: null, saved: true }),
      (problem: unknown) => (this.error = problem),
    );
  }
}

/** Converts minutes after midnight to the format of a time input. The next function converts back. */
export function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, '0')).join(':');
}
export function minutes(text: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}
