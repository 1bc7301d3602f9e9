import { isApiError } from '@platform/api';
import { serverMessageOr } from '../../data/failures.ts';
import type { ActionOutcome } from '../../data/useAction.ts';

type Failed = Extract<ActionOutcome<unknown>, { isDone: false }>;

/**
 * A failure as a form shows it: the service's own words, else those of the toast.
 *
 * @param unexpected the words for what is no failure of a call
 */
export const refusalOf = ({ error, message }: Failed, unexpected: string) => ({
  status: 'refused' as const,
  message: isApiError(error) ? serverMessageOr(error, message) : unexpected,
});
