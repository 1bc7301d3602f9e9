import { messageIn } from './message.ts';

export const DEFAULT_MESSAGE = 'Something went wrong. Please try again.';

/** `aborted`: by the caller, by leaving the page or by the end of the session; show nothing. */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'malformed' | 'aborted';

export interface ApiErrorDetails {
  status?: number | undefined;
  body?: unknown;
  /** `malformed` only: path of the first invalid field, such as `members` or `user.email`. */
  field?: string | undefined;
  /** For the log; screens have their own texts. */
  reason?: string;
  /** Delay that the server asks for, in ms, at most 30,000. */
  retryAfter?: number | null;
}

/** The only error class of this package. It contains no URL, so that no query can leak. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** 0 if there was no response. */
  readonly status: number;
  readonly body: unknown;
  readonly field: string;
  readonly retryAfter: number | null;
  /** Message of the server, safe to display; '' if there is none. */
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

export function isAborted(error: unknown): boolean {
  return isApiError(error) && error.kind === 'aborted';
}

/** True for a 401. The session reports it once, so callers show nothing. */
export function isUnauthorised(error: unknown): boolean {
  return isApiError(error) && error.status === 401;
}

/** True if a retry may help: no response, 408, 425, 429 or 5xx. */
export function isTransient(error: unknown): boolean {
  if (!isApiError(error)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  return error.kind === 'http' && isTransientStatus(error.status);
}

export function isTransientStatus(status: number): boolean {
  return [408, 425, 429].includes(status) || status >= 500;
}
