import { readPhone } from '@platform/i18n/text';

/** `tel:` URL of the first number with its extension (RFC 3966); undefined if there is none. */
export function phoneHref(text: string): string | undefined {
  const phone = readPhone(text);
  return phone ? `tel:${phone.number}${phone.extension && `;ext=${phone.extension}`}` : undefined;
}
