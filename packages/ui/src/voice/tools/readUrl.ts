import { trimText } from '@platform/i18n/text';

/** The address that a text holds; null where it holds none. */
export function readUrl(text: string): URL | null {
  return URL.canParse(trimText(text)) ? new URL(trimText(text)) : null;
}
