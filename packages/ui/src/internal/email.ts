import { regexes } from 'zod/mini';

/**
 * Tells an email address from other text, by the very rule the contract holds calls to, so that a
 * form never lets pass what the call would refuse. Expects trimmed text.
 */
export function isEmail(text: string): boolean {
  return regexes.email.test(text);
}
