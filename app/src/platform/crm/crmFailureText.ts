import { isApiError } from '@platform/api';
import { serverMessageOr } from '../../data/failures.ts';
import type { ActionFailure } from '../../data/useAction.ts';

/**
 * Returns the `message` of `RefusalRules` for forms of the CRM: the text of the toast if that quotes the
 * server, else the server's own message, else the text of the toast.
 *
 * @param unexpected text for an error that is not of a call
 */
export const crmFailureText =
  (unexpected: string) =>
  ({ error, message }: Pick<ActionFailure, 'error' | 'message'>): string => {
    if (!isApiError(error)) return unexpected;
    const own = serverMessageOr(error, message);
    return message.includes(own) ? message : own;
  };
