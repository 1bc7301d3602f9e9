import { isProviderId, plainText, providerName } from '@platform/api';
import { capitalize } from '@platform/i18n/text';

export type ListEvent =
  | { kind: 'failed'; error: string }
  /** `name` is null if the aggregator connected an account. */
  | { kind: 'connected'; name: string | null }
  | { kind: 'refresh' };

const reported = ['connected', 'account_id', 'error', 'error_description', 'refresh'] as const;

/** An error takes precedence. Texts are sanitised: anyone could have written them. */
export function readListEvent(query: URLSearchParams): ListEvent | null {
  const error = plainText(query.get('error'));
  if (error) return { kind: 'failed', error };
  const connected = plainText(query.get('connected'));
  if (connected === 'composio' && query.get('account_id')) return { kind: 'connected', name: null };
  if (connected) return { kind: 'connected', name: nameOf(connected) };
  return query.get('refresh') === 'true' ? { kind: 'refresh' } : null;
}

export function withoutListEvent(query: URLSearchParams): URLSearchParams | null {
  if (!reported.some((name) => query.has(name))) return null;
  const rest = new URLSearchParams(query);
  for (const name of reported) rest.delete(name);
  return rest;
}

function nameOf(connected: string): string {
  const isKnowable: boolean = isProviderId(connected);
  return isKnowable ? providerName(connected) : capitalize(connected);
}
