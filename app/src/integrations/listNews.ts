import { isProviderId, plainText, providerName } from '@platform/api';
import { capitalize } from '@platform/i18n/text';

/** What the address of the list reports, once. */
export type ListNews =
  /** Another provider's page ended with an error. */
  | { kind: 'failed'; error: string }
  /** `name` is null where the aggregator connected an account. */
  | { kind: 'connected'; name: string | null }
  | { kind: 'refresh' };

/** The parameters that leave the address as soon as they are read. */
const reported = ['connected', 'account_id', 'error', 'error_description', 'refresh'] as const;

/**
 * What the address reports. An error wins: nothing is called connected beside it. The aggregator's
 * account is read before a provider of that name. All words are made fit to be shown, since anyone
 * may have written them.
 */
export function newsIn(query: URLSearchParams): ListNews | null {
  const error = plainText(query.get('error'));
  if (error) return { kind: 'failed', error };
  const connected = plainText(query.get('connected'));
  if (connected === 'composio' && query.get('account_id')) return { kind: 'connected', name: null };
  if (connected) return { kind: 'connected', name: nameOf(connected) };
  return query.get('refresh') === 'true' ? { kind: 'refresh' } : null;
}

/** The query without what was reported; null where nothing is left to take away. */
export function withoutNews(query: URLSearchParams): URLSearchParams | null {
  if (!reported.some((name) => query.has(name))) return null;
  const rest = new URLSearchParams(query);
  for (const name of reported) rest.delete(name);
  return rest;
}

function nameOf(connected: string): string {
  const isKnowable: boolean = isProviderId(connected);
  return isKnowable ? providerName(connected) : capitalize(connected);
}
