import { trimText } from '@platform/i18n/text';
import type { Api } from '../../createApi.ts';
import { send } from '../../http/send.ts';
import { openSession } from '../open.ts';
import type { User } from '../user.ts';
import { RESET_PARAMETER, resetPassword } from './passwordReset.ts';

const LONGEST_TOKEN = 1_024;

export const resetUri = ({ environment }: Pick<Api, 'environment'>): string =>
  `${environment.origin}/auth/reset`;

/** Returns the token of a link; '' if it is missing, repeated or too long. */
export function readResetLink(search: string): string {
  const [token = '', ...more] = new URLSearchParams(search).getAll(RESET_PARAMETER);
  return more.length > 0 || token.length > LONGEST_TOKEN ? '' : trimText(token);
}

/** Opens the session if the response has tokens. Throws ApiError 404, 409, 410 or 422. */
export async function setNewPassword(
  api: Api,
  input: { token: string; password: string },
): Promise<{ email: string; user: User | null }> {
  const { email, tokens, user } = await send(api.http, resetPassword, { body: input });
  return { email, user: tokens ? await openSession(api, tokens, user) : null };
}
