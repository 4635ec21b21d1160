//! An open club, and actions on it.

import type { ClubView } from '../protocol/ClubView.ts';
import type { NewClubAct } from '../protocol/NewClubAct.ts';
import { api, ApiError } from '../lib/api.ts';
import { attempt } from '../people/attempt.ts';

/** A club; reactive. */
export class OpenClub {
  view = $state.raw<ClubView | null>(null);
  error = $state.raw<unknown>(null);
  /** Incremented with each change, so that lists reload. */
  changes = $state(0);

  constructor(readonly id: string) {
    void this.read();
  }

  path(rest = ''): string {
    return `/api/clubs/${encodeURIComponent(this.id)}${rest}`;
  }

  async read(): Promise<void> {
    try {
      this.view = await api.get<ClubView>(this.path());
      this.error = null;
    } catch (error) {
      // After leaving a club that is not public, it is no longer visible.
      if (error instanceof ApiError && error.status === 404) this.view = null;
      this.error = error;
    }
    this.changes += 1;
  }

  /** Performs an action and reloads the club. Resolves to whether it worked. */
  async change(action: () => Promise<unknown>): Promise<boolean> {
    const done = await attempt(action);
    await this.read();
    return done;
  }

  act(what: NewClubAct): Promise<boolean> {
    return this.change(() => api.post(this.path('/acts'), what));
  }

  get leads(): boolean {
    const role = this.view?.you?.role;
    return role === 'owner' || role === 'helper';
  }
}
