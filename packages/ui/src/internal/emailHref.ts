import { cleanEmail, isEmail } from '@platform/i18n/text';

/**
 * The address that writes to somebody.
 *
 * @returns undefined where the text is no email: what a server sends never becomes another address
 */
export function emailHref(text: string): string | undefined {
  if (!isEmail(text)) return undefined;
  // Encoded: `&`, `?` and `%` of an address would begin a header of the message.
  return `mailto:${cleanEmail(text).split('@').map(encodeURIComponent).join('@')}`;
}
