import type { Api } from '../createApi.ts';
import { isApiError } from '../http/apiError.ts';
import { getMeWith } from './me.ts';
import type { TokenSet } from './tokens.ts';
import type { User } from './user.ts';

/**
 * Opens a session with fresh tokens: stores them, asks `GET /v1/me`, stores the user. Where that
 * call fails the user info of the sign-in itself is taken.
 *
 * @returns null where the server says that nobody is signed in, or nobody knows who is
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
  // Signed out, or signed in again, meanwhile: that session is not ours to touch.
  if (signal.aborted) return null;
  if (user) store.saveUser(user);
  else store.clear();
  return user;
}
