import { shorten } from '@platform/i18n/text';

const longest = 20_000;

/** What a tool was given or answered, as text: JSON unless it is a text; '' for nothing. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return shorten(text, longest);
}
