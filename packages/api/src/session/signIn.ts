import type { Api } from '../createApi.ts';
import { isApiError } from '../http/apiError.ts';
import { errorCodeOf } from '../http/errorCode.ts';
import { safeUrl } from '../http/safeUrl.ts';
import { plainText } from '../http/message.ts';
import { send } from '../http/send.ts';
import { login } from './login.ts';
import type { LoginResponse } from './login.ts';
import { openSession } from './open.ts';
import type { User } from './user.ts';

export type SignInResult =
  | { status: 'signedIn'; user: User }
  | { status: 'passwordRequired' }
  /** `url` has been validated. */
  | { status: 'redirect'; url: string }
  | SignInFailure;

export interface SignInFailure {
  status: 'failed';
  reason: 'noValidResponse' | 'wrongPassword' | 'network' | 'loginFailed';
  message: string;
}

export interface Credentials {
  email: string;
  /** Omitted on the first attempt. */
  password?: string | undefined;
}

/** Never rejects with an ApiError. Clears the recorded URL, which contains the password. */
export async function signIn(api: Api, credentials: Credentials): Promise<SignInResult> {
  const { email, password } = credentials;
  const { environment, http, urlRules } = api;
  const query = { email, redirectUri: `${environment.origin}/auth`, password };
  let response: LoginResponse;
  try {
    response = await send(http, login, { query });
  } catch (error) {
    return failureOf(error);
  } finally {
    environment.clearResourceTimings();
  }
  if (response.errorCode === 'PASSWORD_REQUIRED') return { status: 'passwordRequired' };
  if (response.tokens) {
    const user = await openSession(api, response.tokens, response.user);
    return user ? { status: 'signedIn', user } : failed('loginFailed');
  }
  if (response.authUrl !== null) {
    const url = safeUrl(response.authUrl, urlRules);
    return url ? { status: 'redirect', url } : failed('loginFailed');
  }
  const isRefusal = response.errorCode !== '' || response.message !== '';
  return failed(isRefusal ? 'loginFailed' : 'noValidResponse', plainText(response.message));
}

function failureOf(error: unknown): SignInResult {
  if (!isApiError(error)) throw error;
  if (errorCodeOf(error) === 'PASSWORD_REQUIRED') return { status: 'passwordRequired' };
  if (error.kind === 'malformed') return failed('noValidResponse');
  if (error.kind !== 'http') return failed('network');
  return failed(error.status === 401 ? 'wrongPassword' : 'loginFailed', error.serverMessage);
}

function failed(reason: SignInFailure['reason'], message = ''): SignInFailure {
  return { status: 'failed', reason, message };
}
