import type { Api } from '../createApi.ts';
import { isApiError } from '../http/apiError.ts';
import { ownPath } from '../http/safeUrl.ts';
import { send } from '../http/send.ts';
import { pause } from './pause.ts';
import { logout } from './tokens.ts';

const LONGEST_WAIT = 1_500;

/**
 * Signs out: this browser forgets the session at once, in every tab, whether or not the backend can
 * be told (S17–S19). A refresh under way is discarded when it lands.
 *
 * @param to where to go afterwards; counts only as a path of our own origin (O11)
 * @returns the path to go to, at the latest after 1.5 s: by then the backend has usually taken the
 *   cookies back, which would sign in again
 */
export async function signOut(api: Api, to?: string): Promise<string> {
  const { http, store, environment } = api;
  const token = store.tokens()?.accessToken;
  store.clear();
  environment.forgetAddresses();
  if (token) await Promise.race([tell(), pause(LONGEST_WAIT)]);
  return ownPath(to, environment.origin) ?? '/auth';

  async function tell() {
    try {
      await send(http, logout, { token: token ?? '', keepalive: true });
    } catch (error) {
      // The session is gone here already; the server's copy ends by itself.
      if (!isApiError(error)) throw error;
    }
  }
}
