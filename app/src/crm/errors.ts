import { isApiError } from '@platform/api';

/** What the service found wrong with a field, as `error.fields` of a 422 names it; '' for nothing. */
export function fieldMessage(error: unknown, field: string): string {
  const fields = isApiError(error) ? member(member(error.body, 'error'), 'fields') : undefined;
  const message = member(fields, field);
  return typeof message === 'string' ? message : '';
}

/**
 * What a form says of its failure: the service's own words, else those of the toast.
 *
 * @param failure the words of spec 8 for this write
 * @param unexpected the words for what is no failure of a call (spec 8)
 */
export function formMessage(error: unknown, failure: string, unexpected: string): string {
  if (!isApiError(error)) return unexpected;
  return error.serverMessage || failure;
}

/** What stands after 'Failed to create interaction: ' (spec 8): the service's words, or none known. */
export function reasonOf(error: unknown, unknown: string): string {
  return (isApiError(error) && error.serverMessage) || unknown;
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
}
