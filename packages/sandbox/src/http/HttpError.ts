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
  readonly fields: FieldErrors | undefined;

  constructor(code: ErrorCode, message: string, fields?: FieldErrors) {
    super(message);
    this.status = ERROR_CODES[code].status;
    this.code = code;
    this.fields = fields;
  }

  /** The body of the answer: `{error: {code, message, fields?}}`. */
  toBody() {
    const { code, message, fields } = this;
    return { error: { code, message, ...(fields && { fields }) } };
  }
}

/** 404 for whatever is not there, or not the caller's to see. */
export function notFound(what: string): HttpError {
  return new HttpError('NOT_FOUND', `${what} not found`);
}
