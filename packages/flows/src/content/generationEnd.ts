import { errorCodeOf, isAborted, isApiError } from '@platform/api';
import type { ErrorCode } from '@platform/api';
import type { GenerationEnd, GenerationEndReason } from './generationTypes.ts';

const PLAN_LIMIT: ErrorCode = 'PLAN_LIMIT';

export function endOfError(error: unknown): GenerationEnd {
  return { reason: reasonOf(error), message: isApiError(error) ? error.serverMessage : '' };
}

function reasonOf(error: unknown): GenerationEndReason {
  if (isAborted(error)) return 'stopped';
  if (errorCodeOf(error) === PLAN_LIMIT) return 'limit';
  if (!isApiError(error) || error.kind === 'malformed') return 'garbled';
  if (error.kind !== 'http' || error.status >= 500) return 'lost';
  return error.status === 403 ? 'forbidden' : 'refused';
}

export const endOfFrame = (code: string, message: string): GenerationEnd => ({
  reason: code === PLAN_LIMIT ? 'limit' : 'refused',
  message,
});
