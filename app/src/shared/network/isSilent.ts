import { isAborted, isUnauthorised } from '@platform/api';

/** Whether a failure is nobody's concern: the call was given up, or the session tells it itself. */
export const isSilent = (error: unknown): boolean => isAborted(error) || isUnauthorised(error);
