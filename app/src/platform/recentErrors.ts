import { isApiError } from '@platform/api';

/** A failure as a support report tells it: what kind it was, and nothing of what it was about. */
export interface RecentError {
  at: Date;
  kind: string;
  /** 0 where there was no answer. */
  status: number;
}

const most = 10;
const kept: RecentError[] = [];

/** Remembers that a call failed; what was given up on purpose is no failure. */
export function noteError(error: unknown): void {
  if (isApiError(error) && error.kind === 'aborted') return;
  const [kind, status] = isApiError(error) ? [error.kind, error.status] : ['unexpected', 0];
  kept.unshift({ at: new Date(), kind, status });
  kept.length = Math.min(kept.length, most);
}

/** The last ten failures of this page load, the newest first. */
export const recentErrors = (): readonly RecentError[] => kept;
