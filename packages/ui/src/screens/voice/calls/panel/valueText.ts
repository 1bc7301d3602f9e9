import { shorten } from '@platform/i18n/text';

const longest = 20_000;

export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return shorten(text, longest);
}
