import { truncateText } from '@platform/i18n/text';

/** Returns the text after a key was typed at its end; null for a key that types nothing. */
export function typeKey(text: string, key: string): string | null {
  if (key === 'Backspace') return truncateText(text, text.length - 1);
  return /^.$/u.test(key) ? text + key : null;
}
