import { ERROR_CODES } from '@platform/api/contract';
import type { ErrorCode } from '@platform/api/contract';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export type FieldErrors = Record<string, string>;

/** Thrown by handlers; rolls transactions back. The status follows from the code. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: ContentfulStatusCode;
  readonly code: ErrorCode;
  readonly details: object;

  /** @param details further members of `error`, such as `fields` or conflicting records */
  constructor(code: ErrorCode, message: string, details: object = {}) {
    super(message);
    this.status = ERROR_CODES[code].status;
    this.code = code;
    this.details = details;
  }

  /** Response body: `{error: {code, message, …details}}`. */
  toBody() {
    const { code, message, details } = this;
    return { error: { code, message, ...details } };
  }
}

/** 404 for missing records and for those the caller may not see. */
export function notFound(what: string): HttpError {
  return new HttpError('NOT_FOUND', `${what} not found`);
}
