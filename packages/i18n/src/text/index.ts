// Texts as readers see them: for every package, without React and dictionaries.
export { capitalize, cutText, firstCharacter, shorten } from './shorten.ts';
