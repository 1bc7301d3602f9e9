const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
  '#39': "'",
};

/** The text of a body, for counting and finding; what shows it to people sanitises the body itself. */
export function plainTextOf(body: string): string {
  return body
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replaceAll(/<\/?(?:a|b|em|i|strong)\b[^>]*>/gi, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(\w+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** How many words a text has. */
export const wordsIn = (text: string): number => (text === '' ? 0 : text.split(' ').length);
