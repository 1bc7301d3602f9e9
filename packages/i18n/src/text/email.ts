import { removeInvisible, trimText } from './invisible.ts';

/** Longest address that can be mailed to, in characters (RFC 5321). */
const MAX_LENGTH = 254;

/** The rule of HTML for `type=email`, with a dot in the domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** A domain with characters beyond ASCII, and nothing that would mean something else in a URL. */
const UNICODE_DOMAIN = /^(?=.*[^ -~])[^\s\p{Cc}!-,/:-@[-`{-~]+$/u;

/** Joiners are part of Persian and Indic domains; URLs allow them where the letters need them. */
const JOINED_DOMAIN = /@([^@\s]*[\u200C\u200D][^@\s]*)$/;

/** Why a text is no email: `letters` before the @ that services do not accept, too long, or else. */
export type EmailFault = 'letters' | 'tooLong' | 'invalid';

/**
 * Returns an email as it is sent and stored: without blanks around it, invisible characters and
 * no-break blanks in it, full-width characters as plain ones, a Unicode domain as Punycode. Case stays. Texts that are no email
 * come back as cleaned as they can be.
 */
export function cleanEmail(text: string): string {
  const email = trimText(
    removeInvisible(text)
      .replaceAll(/[\u00A0\u202F]/g, '')
      .normalize('NFKC'),
  );
  const at = email.lastIndexOf('@');
  const joined = JOINED_DOMAIN.exec(trimText(text))?.[1];
  if (at > 0 && joined && isUrlHost(joined)) return email.slice(0, at + 1) + toAscii(joined);
  const domain = email.slice(at + 1);
  return at > 0 && UNICODE_DOMAIN.test(domain) ? email.slice(0, at + 1) + toAscii(domain) : email;
}

/** Returns what two writings of one email have in common: `cleanEmail` in lower case. */
export const emailKey = (text: string): string => cleanEmail(text).toLowerCase();

/** Why a text is no email once it is cleaned; null where it is one. */
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
