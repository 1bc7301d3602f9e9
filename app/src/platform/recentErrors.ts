import { isApiError } from '@platform/api';

export interface RecentError {
  at: Date;
  kind: string;
  status: number;
}

const MAX_ERRORS = 10;
const errors: RecentError[] = [];

export function recordError(error: unknown): void {
  if (isApiError(error) && error.kind === 'aborted') return;
  const [kind, status] = isApiError(error) ? [error.kind, error.status] : ['unexpected', 0];
  errors.unshift({ at: new Date(), kind, status });
  errors.length = Math.min(errors.length, MAX_ERRORS);
}

/** The last ten failures, newest first. */
export const recentErrors = (): readonly RecentError[] => errors;
