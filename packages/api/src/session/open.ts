import type { Api } from '../createApi.ts';
import { isApiError } from '../http/apiError.ts';
import { getMeWith } from './me.ts';
import type { TokenSet } from './tokens.ts';
import type { User } from './user.ts';

/**
 * Stores the tokens and the user of `GET /v1/me`, or of the sign-in if that call fails. Null if the
 * server reports no signed-in user, or no user info is available.
 */
export async function openSession(
  { http, store }: Api,
  tokens: TokenSet,
  fallback: User | null,
): Promise<User | null> {
  store.begin(tokens);
  const signal = store.signal();
  const user = await getMeWith(http, tokens.accessToken).catch((error: unknown) => {
    if (isApiError(error) && error.status !== 401) return fallback;
    return null;
  });
  // The session has ended or changed in the meantime; leave the new one alone.
  if (signal.aborted) return null;
  if (user) store.saveUser(user);
  else store.clear();
  return user;
}
