import type { Api } from '../createApi.ts';
import { isApiError } from '../http/apiError.ts';
import { ownPath } from '../http/safeUrl.ts';
import { send } from '../http/send.ts';
import { pause } from './pause.ts';
import { logout } from './tokens.ts';

const MAX_WAIT_MS = 1_500;

/**
 * Signs out in every tab at once, even offline (S17–S19). Returns the path to go to: `to` if it is
 * on our own origin (O11). Waits up to 1.5 s for the backend to clear the cookies.
 */
export async function signOut(api: Api, to?: string): Promise<string> {
  const { http, store, environment } = api;
  const token = store.tokens()?.accessToken;
  store.clear();
  environment.clearResourceTimings();
  if (token) await Promise.race([notifyServer(), pause(MAX_WAIT_MS)]);
  return ownPath(to, environment.origin) ?? '/auth';

  async function notifyServer() {
    try {
      await send(http, logout, { token: token ?? '', keepalive: true });
    } catch (error) {
      // The local session has already ended; the server's copy expires by itself.
      if (!isApiError(error)) throw error;
    }
  }
}
