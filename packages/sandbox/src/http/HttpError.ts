import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Field name to what is wrong with it. */
export type FieldErrors = Record<string, string>;

/** An answer that is not the wished one; thrown by handlers, rolled back by transactions. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly fields: FieldErrors | undefined;

  constructor(status: ContentfulStatusCode, code: string, message: string, fields?: FieldErrors) {
    super(message);
    this.status = status;
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
  return new HttpError(404, 'NOT_FOUND', `${what} not found`);
}
