/** Digits with what people write between them. */
const phone = /^\+?[\d\s().\-/\u00A0\u2010-\u2013]+$/;

/**
 * The address that calls somebody, of digits alone (RFC 3966).
 *
 * @returns undefined where the text is no phone number: E.164 has at most 15 digits
 */
export function phoneHref(text: string): string | undefined {
  const number = text.trim();
  const digits = number.replace(/\D/g, '');
  if (!phone.test(number) || digits.length < 5 || digits.length > 15) return undefined;
  return `tel:${number.startsWith('+') ? '+' : ''}${digits}`;
}
