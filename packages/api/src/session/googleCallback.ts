import type { Api } from '../createApi.ts';
import { isApiError } from '../http/apiError.ts';
import { plainText } from '../http/message.ts';
import { send } from '../http/send.ts';
import { googleRedirectUri } from './google.ts';
import { getGoogleProfile, postGoogleCallback } from './googleSignIn.ts';
import { takeLoginState } from './loginState.ts';
import { openSession } from './open.ts';
import { getTokens } from './tokens.ts';
import type { TokenSet } from './tokens.ts';
import { toUser, toUserWire } from './user.ts';
import type { User } from './user.ts';

export type GoogleReturn =
  | { status: 'signedIn'; user: User }
  | {
      status: 'failed';
      /** `cancelled`: the user declined at Google. */
      reason: 'invalidState' | 'cancelled' | 'googleFailed';
      message: string;
    };

const returns = new WeakMap<Api, Map<string, Promise<GoogleReturn>>>();

/**
 * Calls with the same query share one promise: one `POST` per code, however often the page mounts.
 * The caller has removed the query from the address bar. A failure keeps the session.
 */
export function completeGoogleSignIn(api: Api, search: string): Promise<GoogleReturn> {
  const known = returns.get(api) ?? new Map<string, Promise<GoogleReturn>>();
  returns.set(api, known);
  const result = known.get(search) ?? complete(api, new URLSearchParams(search));
  known.set(search, result);
  return result;
}

async function complete(api: Api, query: URLSearchParams): Promise<GoogleReturn> {
  const { http, store } = api;
  const isOwnState = takeLoginState(store, query.getAll('state'));
  const error = query.get('error');
  // The error text comes from the URL, so it is untrusted and not shown.
  if (error !== null) return failed(error === 'access_denied' ? 'cancelled' : 'googleFailed');
  const [code = '', ...more] = query.getAll('code');
  if (!isOwnState || !code || more.length > 0) return failed('invalidState');
  try {
    const body = { code, state: query.get('state') ?? '', redirectUri: googleRedirectUri(api) };
    const response = await send(http, postGoogleCallback, { body });
    if (!response.isSuccess) return failed('googleFailed', plainText(response.message));
    const tokens = response.tokens ?? (await send(http, getTokens)).tokens;
    const user = tokens && (await openSession(api, tokens, response.user));
    if (!tokens || !user) return failed('googleFailed');
    return { status: 'signedIn', user: await withProfileName(api, user, tokens) };
  } catch (caught) {
    if (!isApiError(caught)) throw caught;
    return failed('googleFailed', caught.serverMessage);
  }
}

/** Fetches the Google profile only if the user has no name. */
async function withProfileName(api: Api, user: User, tokens: TokenSet): Promise<User> {
  if (user.firstName || user.lastName || user.name !== user.email) return user;
  const { http, store, environment } = api;
  try {
    const { accessToken } = tokens;
    const profile = await send(http, getGoogleProfile, {
      query: { accessToken },
      token: accessToken,
    });
    const { firstName, lastName, name } = profile;
    const picture = user.picture || profile.picture;
    const fields = { first_name: firstName, last_name: lastName, name: name || user.name, picture };
    const full = toUser({ ...toUserWire(user), ...fields }) ?? user;
    store.saveUser(full);
    return full;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return user;
  } finally {
    environment.clearResourceTimings();
  }
}

function failed(reason: 'invalidState' | 'cancelled' | 'googleFailed', message = ''): GoogleReturn {
  return { status: 'failed', reason, message };
}
