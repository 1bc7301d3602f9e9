// What every package does alike with the texts of people, without React and dictionaries.
export { isComposing, unlessComposing } from './composition.ts';
export { capitalize, cutText, firstCharacter, shorten } from './shorten.ts';
export { cleanEmail, emailFault, emailKey, isEmail } from './email.ts';
export type { EmailFault } from './email.ts';
export { foldForSearch } from './foldForSearch.ts';
export { trimText } from './invisible.ts';
