/** An id that may stand in a path: no separators, no dots alone. */
const PROVIDER_ID = /^[a-z0-9][a-z0-9._-]{0,63}$/i;

/** The names that are not what their id would give. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['hubspot', 'HubSpot'],
  ['gmail', 'Gmail'],
]);

/** Whether a value, from an address or a map of a server, is a provider id that may be called. */
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
