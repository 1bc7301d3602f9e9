import { isApiError } from '@platform/api';
import { serverMessageOr } from '../../data/failures.ts';
import type { ActionFailure } from '../../data/useAction.ts';

export const crmFailureText =
  (unexpected: string) =>
  ({ error, message }: Pick<ActionFailure, 'error' | 'message'>): string => {
    if (!isApiError(error)) return unexpected;
    const own = serverMessageOr(error, message);
    return message.includes(own) ? message : own;
  };
