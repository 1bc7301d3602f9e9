import { ERROR_CODES } from '@platform/api/contract';
import type { ErrorCode } from '@platform/api/contract';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Field name to what is wrong with it. */
export type FieldErrors = Record<string, string>;

/** A refusal; thrown by handlers, and rolled back by transactions. Its status follows from its code. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: ContentfulStatusCode;
  readonly code: ErrorCode;
  readonly details: object;

  /** @param details further members of `error`, such as `fields` or the records that are in the way */
  constructor(code: ErrorCode, message: string, details: object = {}) {
    super(message);
    this.status = ERROR_CODES[code].status;
    this.code = code;
    this.details = details;
  }

  /** The body of the response: `{error: {code, message, …details}}`. */
  toBody() {
    const { code, message, details } = this;
    return { error: { code, message, ...details } };
  }
}

/** 404 for whatever is not there, or not the caller's to see. */
export function notFound(what: string): HttpError {
  return new HttpError('NOT_FOUND', `${what} not found`);
}
