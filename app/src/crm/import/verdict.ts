import { isApiError } from '@platform/api';
import type { ImportPause } from '@platform/ui';

/**
 * What an answer to `POST /v1/contacts/` says of its row. `notSent` is certain: the service did not
 * take it, so that it may be sent when the person goes on. `unknown` may have been taken, so it is
 * never sent again (reliability M02, M03). `strike` counts towards a pause where it comes in a row.
 */
export type Verdict =
  | { result: 'created' }
  | { result: 'refused'; message: string; strike?: ImportPause }
  | { result: 'unknown'; strike: ImportPause }
  | { result: 'notSent'; pause: ImportPause }
  /** The session is over, or the page is left. */
  | { result: 'ended'; isSent: boolean };

/** Reads a failed call. */
export function verdictOf(error: unknown): Verdict {
  if (!isApiError(error)) return { result: 'unknown', strike: 'service' };
  if (error.kind === 'aborted') return { result: 'ended', isSent: true };
  if (error.kind !== 'http') return { result: 'unknown', strike: 'connection' };
  const message = error.serverMessage;
  if (error.status === 401) return { result: 'ended', isSent: false };
  if (error.status === 429) return { result: 'notSent', pause: 'busy' };
  // What stands before the service tells nothing of what the service did.
  if ([408, 502, 504].includes(error.status)) return { result: 'unknown', strike: 'service' };
  const isOfTheRow = error.status < 500 && error.status !== 403;
  return isOfTheRow
    ? { result: 'refused', message }
    : { result: 'refused', message, strike: 'service' };
}
