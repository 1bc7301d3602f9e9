import { isApiError } from '@platform/api';

export interface RecentError {
  at: Date;
  kind: string;
  status: number;
}

const most = 10;
const kept: RecentError[] = [];

export function recordError(error: unknown): void {
  if (isApiError(error) && error.kind === 'aborted') return;
  const [kind, status] = isApiError(error) ? [error.kind, error.status] : ['unexpected', 0];
  kept.unshift({ at: new Date(), kind, status });
  kept.length = Math.min(kept.length, most);
}

/** The last ten failures, newest first. */
export const recentErrors = (): readonly RecentError[] => kept;
