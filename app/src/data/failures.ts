import { isAborted, isApiError, isUnauthorised } from '@platform/api';

/** Whether a person has to be told: not of what was given up, nor of what the session tells itself. */
export const needsMessage = (error: unknown): boolean =>
  !isAborted(error) && !isUnauthorised(error);

/** Whether nothing came back: the service was not reached, or its answer was not. */
export const isLost = (error: unknown): boolean => isApiError(error) && error.kind === 'network';

/** Whether the server refused for want of rights. */
export const isForbidden = (error: unknown): boolean => isApiError(error) && error.status === 403;

/** Whether this deployment does not offer what was asked for. */
export const isNotOffered = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'http' && [404, 501].includes(error.status);

/** The server's own words where it sent any, else the text. */
export const serverMessageOr = (error: unknown, text: string): string =>
  (isApiError(error) && error.serverMessage) || text;

/** The server's own words where it refused for want of rights, else the text. */
export const refusalOr = (error: unknown, text: string): string =>
  isForbidden(error) ? serverMessageOr(error, text) : text;

/** What the service found wrong with single fields, as `error.fields` of its answer names them. */
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
