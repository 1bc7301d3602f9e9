import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Returns what is wrong with an E.164 number; null if it is valid. */
export function phoneFault(number: string): string | null {
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.isPossible() && parsed.number === number ? null : 'Enter a valid phone number';
}

/** ISO country of a number, the first of several; '' if it has none. */
export function countryOf(number: string): string {
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.country ?? parsed?.getPossibleCountries()[0] ?? '';
}
