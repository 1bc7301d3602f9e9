import { trimText } from '@platform/i18n/text';

const LONGEST_TOKEN = 1_024;

/** Returns the token of a link in an email; '' if it is missing, repeated or too long. */
export function linkToken(query: URLSearchParams): string {
  const [token = '', ...more] = query.getAll('token');
  return more.length > 0 || token.length > LONGEST_TOKEN ? '' : trimText(token);
}
