import { readPhone } from '@platform/i18n/text';

/**
 * The address that calls a number, with its extension (RFC 3966); the first number of several.
 *
 * @returns undefined where the text is no phone number
 */
export function phoneHref(text: string): string | undefined {
  const phone = readPhone(text);
  return phone ? `tel:${phone.number}${phone.extension && `;ext=${phone.extension}`}` : undefined;
}
