import { isApiError } from '@platform/api';

/** Whether the server refused for want of rights: they are read again, its words are shown (M09). */
export const isForbidden = (error: unknown): boolean => isApiError(error) && error.status === 403;

/** What a failed write says: the server's own words where it refused the person, else the text. */
export const writeError = (error: unknown, text: string): string =>
  isApiError(error) && isForbidden(error) ? error.serverMessage || text : text;
