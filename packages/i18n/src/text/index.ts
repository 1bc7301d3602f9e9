// Text handling shared by all packages; without React and dictionaries.
export { isComposing, unlessComposing } from './composition.ts';
export { capitalize, firstCharacter, hasMoreCharacters, shorten, truncateText } from './shorten.ts';
export { cleanEmail, emailFault, emailKey, isEmail } from './email.ts';
export type { EmailFault } from './email.ts';
export { toAsciiDigits } from './digits.ts';
export { foldForSearch } from './foldForSearch.ts';
export { removeInvisible, trimText } from './invisible.ts';
export { isPhone, isSamePhone, phoneFault, readPhone, readPhones, typedPhone } from './phone.ts';
export type { PhoneFault, PhoneNumber } from './phone.ts';
export { cleanPhone, phoneParts } from './phoneParts.ts';
export { escapeForSpreadsheet, unescapeFromSpreadsheet } from './spreadsheetEscape.ts';
export { createMatcher, joinFields, searchNeedles, toSearchText } from './search.ts';
export type { SearchNeedles } from './search.ts';
export { formatMoney } from '../formats/money.ts';
export { dayText, readDate, readDay } from '../formats/readDate.ts';
