import { readPhones, typedPhone } from '@platform/i18n/text';
import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';

/** Why a text is no telephone number. */
export type PhoneFault = 'noCountry' | 'unknownCountry' | 'tooShort' | 'tooLong' | 'notANumber';

/** What a typed or pasted text is, as a telephone number. */
export interface PhoneReading {
  /** E.164; '' while it is none. */
  number: string;
  /** With spaces, as people of its country write it after the country code. */
  shown: string;
  /** Two letters; '' while nobody knows, and for numbers of no country. */
  country: string;
  /** Why it cannot be called; null where it can, and for an empty text. */
  fault: PhoneFault | null;
}

const faults: Readonly<Record<string, PhoneFault>> = {
  INVALID_COUNTRY: 'unknownCountry',
  TOO_SHORT: 'tooShort',
  TOO_LONG: 'tooLong',
};

/**
 * Reads a telephone number as it is typed or pasted: in any writing, with the country code. It asks
 * for as many digits as the country has, and not whether the number was given to somebody.
 */
export function readPhone(typed: string): PhoneReading {
  const text = dialled(typed);
  const none = { number: '', shown: text, country: '' };
  if (text === '') return { ...none, fault: null };
  if (!text.startsWith('+')) {
    return { ...none, fault: /\d{3}/.test(text) ? 'noCountry' : 'notANumber' };
  }
  const parsed = parsePhoneNumberFromString(text, { extract: false });
  if (parsed?.isPossible() && !parsed.ext) {
    const country = parsed.country ?? parsed.getPossibleCountries()[0] ?? '';
    return { number: parsed.number, shown: parsed.formatInternational(), country, fault: null };
  }
  const isWritten = /^\+[\p{Nd}\s().\-/\u2010-\u2015]*$/u.test(text);
  const fault = isWritten ? faults[validatePhoneNumberLength(text) ?? ''] : undefined;
  return { ...none, country: countryOfStart(text), fault: fault ?? 'notANumber' };
}

/** A number as it is dialled, in any writing; what is none, or has an extension, as it was typed. */
function dialled(typed: string): string {
  const [phone, another] = readPhones(typed);
  const isWhole = phone?.extension === '' && phone.number.startsWith('+') && !another;
  return isWhole ? phone.number : typedPhone(typed);
}

/** How many written numbers are kept: those of a few long lists. */
const KEPT_NUMBERS = 2000;
const written = new Map<string, string>();

/**
 * A number of the server's as it is shown; one that cannot be read stays as it is. To read one takes as
 * long as to draw the rest of its row, and a list that is filtered shows the same ones again: kept.
 */
export function shownPhone(number: string): string {
  const known = written.get(number);
  if (known !== undefined) return known;
  const parsed = parsePhoneNumberFromString(dialled(number), { extract: false });
  const shown = parsed?.formatInternational() ?? number;
  if (written.size >= KEPT_NUMBERS) written.clear();
  written.set(number, shown);
  return shown;
}

/** The country of a number that is being typed, as soon as there is but one. */
function countryOfStart(text: string): string {
  const typing = new AsYouType();
  typing.input(text);
  const code = typing.getCallingCode();
  const countries = getCountries().filter((one) => getCountryCallingCode(one) === code);
  return typing.getCountry() ?? (countries.length === 1 ? (countries[0] ?? '') : '');
}
