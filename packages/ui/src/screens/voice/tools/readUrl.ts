import { trimText } from '@platform/i18n/text';

/** Returns the URL in a text, or null. */
export function readUrl(text: string): URL | null {
  return URL.canParse(trimText(text)) ? new URL(trimText(text)) : null;
}
