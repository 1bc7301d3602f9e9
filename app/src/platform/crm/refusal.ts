import { isApiError } from '@platform/api';
import { serverMessageOr } from '../../data/failures.ts';
import type { ActionOutcome } from '../../data/useAction.ts';

type Failed = Extract<ActionOutcome<unknown>, { isDone: false }>;

/**
 * Returns a failure as a form shows it: the text of the toast if that quotes the server, else the server's
 * own message, else the text of the toast.
 *
 * @param unexpected text for what is no failure of a call
 */
export function refusalOf({ error, message }: Failed, unexpected: string) {
  const own = serverMessageOr(error, message);
  const text = message.includes(own) ? message : own;
  return { status: 'refused' as const, message: isApiError(error) ? text : unexpected };
}
