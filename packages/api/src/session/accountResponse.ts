import type { Api } from '../createApi.ts';
import { isObject, read, toText } from '../schema/fields.ts';
import { openSession } from './open.ts';
import { tokensIn } from './tokens.ts';
import { toUser } from './user.ts';
import type { User } from './user.ts';

/** Response of a call that signs in by the token of a link. */
export const accountResponseSchema = read((value) => {
  const response = isObject(value) ? value : {};
  return {
    email: toText(response.email),
    tokens: tokensIn(response),
    user: toUser(response.user_info),
  };
});

export interface OpenedAccount {
  email: string;
  /** Null if the response has no tokens: the user has to sign in. */
  user: User | null;
}

export async function openAccount(
  api: Api,
  { email, tokens, user }: ReturnType<typeof accountResponseSchema.parse>,
): Promise<OpenedAccount> {
  return { email, user: tokens ? await openSession(api, tokens, user) : null };
}
