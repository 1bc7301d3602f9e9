/** Null if invalid. `URL.parse` is missing in our oldest Node version. */
export function toUrl(value: string, base?: string): URL | null {
  return URL.canParse(value, base) ? new URL(value, base) : null;
}
