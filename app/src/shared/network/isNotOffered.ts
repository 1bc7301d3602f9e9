import { isApiError } from '@platform/api';

/** Whether the list call of a service says that this deployment does not offer it (reading 57). */
export const isNotOffered = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'http' && [404, 501].includes(error.status);
