import { isApiError } from '@platform/api';
import { serverMessageOr } from '../../data/failures.ts';
import type { ActionFailure } from '../../data/useAction.ts';

export const crmFailureText =
  (unexpected: string) =>
  ({ error, message }: Pick<ActionFailure, 'error' | 'message'>): string => {
    if (!isApiError(error)) return unexpected;
    const serverText = serverMessageOr(error, message);
    return message.includes(serverText) ? message : serverText;
  };
