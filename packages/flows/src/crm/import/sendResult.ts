import { isApiError } from '@platform/api';
import type { PauseReason } from './types.ts';

/**
 * What an answer to `POST /v1/contacts/` says of its row.
 * - `created`, `refused`: certain
 * - `unknown`: it may have been created, so it is never sent again
 * - `notSent`: certainly not created, so it is sent when the person continues
 * - `ended`: the session is over, or the page is left
 *
 * `pauseIfRepeated` is why an import pauses that gets several such answers in a row.
 */
export type SendResult =
  | { result: 'created' }
  | { result: 'refused'; message: string; pauseIfRepeated?: PauseReason }
  | { result: 'unknown'; pauseIfRepeated: PauseReason }
  | { result: 'notSent'; pause: PauseReason }
  | { result: 'ended'; isSent: boolean };

/** Classifies the failure of a call. */
export function sendResultOf(error: unknown): SendResult {
  if (!isApiError(error)) return { result: 'unknown', pauseIfRepeated: 'service' };
  if (error.kind === 'aborted') return { result: 'ended', isSent: true };
  if (error.kind !== 'http') return { result: 'unknown', pauseIfRepeated: 'connection' };
  const message = error.serverMessage;
  if (error.status === 401) return { result: 'ended', isSent: false };
  if (error.status === 429) return { result: 'notSent', pause: 'busy' };
  // These come from a proxy, which does not know whether the service created the contact.
  if ([408, 502, 504].includes(error.status)) {
    return { result: 'unknown', pauseIfRepeated: 'service' };
  }
  const isOfTheRow = error.status < 500 && error.status !== 403;
  return isOfTheRow
    ? { result: 'refused', message }
    : { result: 'refused', message, pauseIfRepeated: 'service' };
}
