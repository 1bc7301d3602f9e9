/** Id of a provider: no separators, no dots alone, so it can be part of a path. */
export const PROVIDER_ID = /^[a-z0-9][a-z0-9._-]{0,63}$/i;

/** Names that do not follow from the id. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['hubspot', 'HubSpot'],
  ['gmail', 'Gmail'],
]);

/** True for an id that may be sent; it may come from the address bar or from a service. */
export function isProviderId(value: unknown): value is string {
  return typeof value === 'string' && PROVIDER_ID.test(value);
}

/**
 * The name a provider goes by: Slack, Google Calendar, HubSpot, Google Drive and Gmail; any other id
 * is split at `-` and `_` and each word capitalised.
 */
export function providerName(id: string): string {
  const words = id.split(/[-_]+/).filter(Boolean);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return NAMES.get(id.toLowerCase()) ?? (name || id);
}
