import { isEmail } from './email.ts';

/**
 * The address that writes to somebody.
 *
 * @returns undefined where the text is no email: what a server sends never becomes another address
 */
export function emailHref(text: string): string | undefined {
  const email = text.trim();
  return isEmail(email) ? `mailto:${email}` : undefined;
}
