/** Provider id: no separators and not only dots, so it is safe in a path. */
export const PROVIDER_ID = /^[a-z0-9][a-z0-9._-]{0,63}$/i;

/** Names that cannot be derived from the id. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['hubspot', 'HubSpot'],
  ['gmail', 'Gmail'],
]);

/** The id may come from the address bar or a service. */
export function isProviderId(value: unknown): value is string {
  return typeof value === 'string' && PROVIDER_ID.test(value);
}

/** An unlisted id is split at `-` and `_`, and each word is capitalised. */
export function providerName(id: string): string {
  const words = id.split(/[-_]+/).filter(Boolean);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return NAMES.get(id.toLowerCase()) ?? (name || id);
}
