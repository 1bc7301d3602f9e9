import { readPhone } from '@platform/i18n/text';

/**
 * Returns a `tel:` URL with the extension (RFC 3966) of the first number; undefined if there is
 * none.
 */
export function phoneHref(text: string): string | undefined {
  const phone = readPhone(text);
  return phone ? `tel:${phone.number}${phone.extension && `;ext=${phone.extension}`}` : undefined;
}
