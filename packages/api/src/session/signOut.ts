import type { Api } from '../createApi.ts';
import { isApiError } from '../http/apiError.ts';
import { ownPath } from '../http/safeUrl.ts';
import { send } from '../http/send.ts';
import { pause } from './pause.ts';
import { logout } from './tokens.ts';

const LONGEST_WAIT = 1_500;

/**
 * Signs out in every tab at once, even offline (S17–S19), and discards a pending refresh. Returns
 * the path to go to: `to` if it is on our own origin (O11). Waits up to 1.5 s for the backend to
 * clear the cookies, which would sign the user in again.
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
      // The local session has already ended; the server's copy expires by itself.
      if (!isApiError(error)) throw error;
    }
  }
}
