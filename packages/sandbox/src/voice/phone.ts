import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** What is wrong with a number that looks like E.164; null where it is one that can be called. */
export function phoneFault(number: string): string | null {
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.isPossible() && parsed.number === number ? null : 'Enter a valid phone number';
}

/** The country of a number in two letters, the first of several; '' for numbers of none. */
export function countryOf(number: string): string {
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.country ?? parsed?.getPossibleCountries()[0] ?? '';
}
