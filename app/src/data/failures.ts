import { isAborted, isApiError, isUnauthorised } from '@platform/api';

/** False for aborted calls, and for a 401, which the session reports. */
export const needsMessage = (error: unknown): boolean =>
  !isAborted(error) && !isUnauthorised(error);

export const isConnectionLost = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'network';

export const isForbidden = (error: unknown): boolean => isApiError(error) && error.status === 403;

/** True if the deployment lacks the call. */
export const isUnsupported = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'http' && [404, 501].includes(error.status);

export const serverMessageOr = (error: unknown, text: string): string =>
  (isApiError(error) && error.serverMessage) || text;

/** Returns the server's message of a 403, else the text. */
export const forbiddenMessageOr = (error: unknown, text: string): string =>
  isForbidden(error) ? serverMessageOr(error, text) : text;

/** Returns the error messages per field, from `error.fields` of the response. */
export function fieldMessages(error: unknown): Readonly<Record<string, string>> {
  const fields = isApiError(error) ? memberOf(memberOf(error.body, 'error'), 'fields') : undefined;
  if (typeof fields !== 'object' || fields === null) return {};
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return Object.fromEntries(texts);
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(name)
    : undefined;
