import type { Api } from '../createApi.ts';
import { isApiError } from '../http/apiError.ts';
import { safeUrl } from '../http/safeUrl.ts';
import { send } from '../http/send.ts';
import { getGoogleAuthUrl } from './googleSignIn.ts';
import { createLoginState } from './loginState.ts';

export type GoogleStart =
  /** `url` has been validated. */
  | { status: 'redirect'; url: string }
  | { status: 'failed'; reason: 'noUrl' | 'startFailed'; message: string };

export function googleRedirectUri({ environment }: Pick<Api, 'environment'>): string {
  return `${environment.origin}/auth/callback`;
}

export async function startGoogleSignIn(api: Api): Promise<GoogleStart> {
  const { http, store, urlRules } = api;
  const state = createLoginState();
  const body = { redirectUri: googleRedirectUri(api), state: state.value };
  try {
    const response = await send(http, getGoogleAuthUrl, { body });
    const url = safeUrl(response.authUrl, urlRules);
    if (!url) return { status: 'failed', reason: 'noUrl', message: '' };
    store.setLoginState(state.stored(response.state));
    return { status: 'redirect', url };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { status: 'failed', reason: 'startFailed', message: error.serverMessage };
  }
}
