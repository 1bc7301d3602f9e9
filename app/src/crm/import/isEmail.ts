import { regexes } from 'zod/mini';

/** Tells an address from other text, by the rule every form uses. Expects trimmed text. */
export const isEmail = (text: string): boolean => regexes.email.test(text);
