import { cleanEmail, isEmail } from '@platform/i18n/text';

export function emailHref(text: string): string | undefined {
  if (!isEmail(text)) return undefined;
  // `&`, `?` and `%` would start a header of the message.
  return `mailto:${cleanEmail(text).split('@').map(encodeURIComponent).join('@')}`;
}
