import { readPhones, typedPhone } from '@platform/i18n/text';
import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';

export type PhoneFault = 'noCountry' | 'unknownCountry' | 'tooShort' | 'tooLong' | 'notANumber';

export interface PhoneReading {
  number: string;
  /** International format, with spaces. */
  shown: string;
  /** Two letters; `''` if unknown or not tied to a country. */
  country: string;
  /** Null for a valid number and for an empty text. */
  fault: PhoneFault | null;
}

const faults: Readonly<Record<string, PhoneFault>> = {
  INVALID_COUNTRY: 'unknownCountry',
  TOO_SHORT: 'tooShort',
  TOO_LONG: 'tooLong',
};

/** Checks the length for the country, not whether the number is in use. */
export function readPhone(typed: string): PhoneReading {
  const text = dialled(typed);
  const unreadable = { number: '', shown: text, country: '' };
  if (text === '') return { ...unreadable, fault: null };
  if (!text.startsWith('+')) {
    return { ...unreadable, fault: /\d{3}/.test(text) ? 'noCountry' : 'notANumber' };
  }
  const parsed = parsePhoneNumberFromString(text, { extract: false });
  if (parsed?.isPossible() && !parsed.ext) {
    const country = parsed.country ?? parsed.getPossibleCountries()[0] ?? '';
    return { number: parsed.number, shown: parsed.formatInternational(), country, fault: null };
  }
  const isWritten = /^\+[\p{Nd}\s().\-/\u2010-\u2015]*$/u.test(text);
  const fault = isWritten ? faults[validatePhoneNumberLength(text) ?? ''] : undefined;
  return { ...unreadable, country: countryOfStart(text), fault: fault ?? 'notANumber' };
}

function dialled(typed: string): string {
  const [phone, another] = readPhones(typed);
  const isWhole = phone?.extension === '' && phone.number.startsWith('+') && !another;
  return isWhole ? phone.number : typedPhone(typed);
}

const MAX_CACHED_NUMBERS = 2000;
const formattedNumbers = new Map<string, string>();

/** Cached: parsing takes as long as rendering a row. An invalid number is returned unchanged. */
export function shownPhone(number: string): string {
  const known = formattedNumbers.get(number);
  if (known !== undefined) return known;
  const parsed = parsePhoneNumberFromString(dialled(number), { extract: false });
  const shown = parsed?.formatInternational() ?? number;
  if (formattedNumbers.size >= MAX_CACHED_NUMBERS) formattedNumbers.clear();
  formattedNumbers.set(number, shown);
  return shown;
}

function countryOfStart(text: string): string {
  const typing = new AsYouType();
  typing.input(text);
  const code = typing.getCallingCode();
  const countries = getCountries().filter((one) => getCountryCallingCode(one) === code);
  return typing.getCountry() ?? (countries.length === 1 ? (countries[0] ?? '') : '');
}
