import { isApiError } from '@platform/api';
import type { PauseReason } from './types.ts';

/**
 * `unknown` may have been created, so it is never sent again; `notSent` is sent on resume.
 * `pauseIfRepeated` is the reason for a pause after several such results. `ended`: signed out, or
 * the page was left.
 */
export type SendResult =
  | { result: 'created' }
  | { result: 'refused'; message: string; pauseIfRepeated?: PauseReason }
  | { result: 'unknown'; pauseIfRepeated: PauseReason }
  | { result: 'notSent'; pause: PauseReason }
  | { result: 'ended'; isSent: boolean };

export function sendResultOf(error: unknown): SendResult {
  if (!isApiError(error)) return { result: 'unknown', pauseIfRepeated: 'service' };
  if (error.kind === 'aborted') return { result: 'ended', isSent: true };
  if (error.kind !== 'http') return { result: 'unknown', pauseIfRepeated: 'connection' };
  const message = error.serverMessage;
  if (error.status === 401) return { result: 'ended', isSent: false };
  if (error.status === 429) return { result: 'notSent', pause: 'busy' };
  // Proxies send these without knowing whether the contact was created.
  if ([408, 502, 504].includes(error.status)) {
    return { result: 'unknown', pauseIfRepeated: 'service' };
  }
  const isOfTheRow = error.status < 500 && error.status !== 403;
  return isOfTheRow
    ? { result: 'refused', message }
    : { result: 'refused', message, pauseIfRepeated: 'service' };
}
