import { trimText } from '@platform/i18n/text';

const MAX_TOKEN_LENGTH = 1_024;

/** Returns the token of a link in an email; '' if it is missing, repeated or too long. */
export function linkToken(query: URLSearchParams): string {
  const [token = '', ...more] = query.getAll('token');
  return more.length > 0 || token.length > MAX_TOKEN_LENGTH ? '' : trimText(token);
}
