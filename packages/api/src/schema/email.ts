import { regexes } from 'zod/mini';

/** Whether a trimmed text is an email address, by the rule that the bodies of calls are held to. */
export const isEmail = (text: string): boolean => regexes.email.test(text);
