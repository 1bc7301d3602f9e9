import { messageIn } from './message.ts';

/** The text where nothing better is known. Screens translate it. */
export const DEFAULT_MESSAGE = 'Something went wrong. Please try again.';

/**
 * How a call failed.
 * - `http`: an answer outside 2xx
 * - `network`: no answer
 * - `timeout`: no answer in time
 * - `malformed`: an answer that does not fit
 * - `aborted`: given up by the caller, by leaving the page or by the end of the session: show nothing
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'malformed' | 'aborted';

export interface ApiErrorDetails {
  status?: number | undefined;
  /** The parsed body, or its text. */
  body?: unknown;
  /** Malformed: the path of the first wrong field, such as `members` or `user.email`. */
  field?: string | undefined;
  /** What was wrong, for the log; screens have texts of their own. */
  reason?: string;
  /** How long the server asks to wait, in milliseconds, at most 30,000. */
  retryAfter?: number | null;
}

/** The one error that leaves this package. It holds no address, so that no query can leak. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** 0 where there was no answer. */
  readonly status: number;
  readonly body: unknown;
  readonly field: string;
  readonly retryAfter: number | null;
  /** The server's own words, fit to be shown; '' where it sent none. */
  readonly serverMessage: string;

  constructor(kind: ApiErrorKind, details: ApiErrorDetails = {}) {
    const serverMessage = kind === 'http' ? messageIn(details.body) : '';
    super(serverMessage || (details.reason ?? DEFAULT_MESSAGE));
    this.name = 'ApiError';
    this.kind = kind;
    this.status = details.status ?? 0;
    this.body = details.body;
    this.field = details.field ?? '';
    this.retryAfter = details.retryAfter ?? null;
    this.serverMessage = serverMessage;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** Whether nobody should be told: the call was given up on purpose. */
export function isAborted(error: unknown): boolean {
  return isApiError(error) && error.kind === 'aborted';
}

/** Whether the session no longer holds; the session itself tells the person, once. */
export function isUnauthorised(error: unknown): boolean {
  return isApiError(error) && error.status === 401;
}

/** Whether asking again may help: no answer, 408, 425, 429 or 5xx. */
export function isTransient(error: unknown): boolean {
  if (!isApiError(error)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  return error.kind === 'http' && isTransientStatus(error.status);
}

/** Whether a status says 'later' and not 'no'. */
export function isTransientStatus(status: number): boolean {
  return [408, 425, 429].includes(status) || status >= 500;
}
