import { trimText } from '@platform/i18n/text';

export function readUrl(text: string): URL | null {
  return URL.canParse(trimText(text)) ? new URL(trimText(text)) : null;
}
