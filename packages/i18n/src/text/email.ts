import { removeInvisible, trimText } from './invisible.ts';

/** Maximum length of an email address, in characters (RFC 5321). */
const MAX_LENGTH = 254;

/** HTML's rule for `type=email`, plus a dot in the domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** A domain with non-ASCII characters and none that has a meaning in URLs. */
const UNICODE_DOMAIN = /^(?=.*[^ -~])[^\s\p{Cc}!-,/:-@[-`{-~]+$/u;

/** Joiners are part of Persian and Indic domains. */
const JOINED_DOMAIN = /@([^@\s]*[\u200C\u200D][^@\s]*)$/;

/** `letters`: the part before the @ has unsupported characters. */
export type EmailFault = 'letters' | 'tooLong' | 'invalid';

/**
 * Normalises an email for storage: trims it, removes invisible characters, undoes the apostrophes of
 * word processors, and encodes a Unicode domain as Punycode. Keeps the case; invalid emails are
 * cleaned if possible.
 */
export function cleanEmail(text: string): string {
  const email = trimText(
    removeInvisible(text)
      .replaceAll(/[\u00A0\u2007\u202F]/g, '')
      .replaceAll(/[‘’ʼ]/g, "'")
      .normalize('NFKC'),
  );
  const atSign = email.lastIndexOf('@');
  const joined = JOINED_DOMAIN.exec(trimText(text))?.[1];
  if (atSign > 0 && joined && isUrlHost(joined))
    return email.slice(0, atSign + 1) + toAscii(joined);
  const domain = email.slice(atSign + 1);
  return atSign > 0 && UNICODE_DOMAIN.test(domain)
    ? email.slice(0, atSign + 1) + toAscii(domain)
    : email;
}

export const emailKey = (text: string): string => cleanEmail(text).toLowerCase();

/** Reason why a cleaned text is not an email; null if it is one. */
export function emailFault(text: string): EmailFault | null {
  const email = cleanEmail(text);
  if (email.length > MAX_LENGTH) return 'tooLong';
  if (EMAIL.test(email)) return null;
  const isAscii = /^[ -~]*$/.test(email);
  return !isAscii && EMAIL.test(email.replaceAll(/[\p{L}\p{M}\p{N}]+(?=.*@)/gu, 'x'))
    ? 'letters'
    : 'invalid';
}

export const isEmail = (text: string): boolean => emailFault(text) === null;

const isUrlHost = (domain: string): boolean =>
  UNICODE_DOMAIN.test(domain) && URL.canParse(`http://${domain}`);

const toAscii = (domain: string): string =>
  isUrlHost(domain) ? new URL(`http://${domain}`).hostname : domain;
