/** The address that a text holds; null where it holds none. */
export function readUrl(text: string): URL | null {
  return URL.canParse(text.trim()) ? new URL(text.trim()) : null;
}
