/** Parses an address; null where it is none. `URL.parse` is younger than our oldest Node. */
export function toUrl(value: string, base?: string): URL | null {
  return URL.canParse(value, base) ? new URL(value, base) : null;
}
