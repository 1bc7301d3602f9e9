import type { GoogleReturn, GoogleStart, SignInFailure } from '@platform/api';
import type { sessionTexts, TextKey } from '@platform/i18n';

type Key = Extract<TextKey<typeof sessionTexts>, `session.error.${string}`>;

export interface SessionError {
  key: Key;
  message: string;
  field?: 'password';
}

const signInKeys = {
  noValidResponse: 'session.error.noResponse',
  wrongPassword: 'session.error.login',
  network: 'session.error.login',
  loginFailed: 'session.error.login',
} as const satisfies Record<SignInFailure['reason'], Key>;

/** Message of a failed sign-in. A wrong password is reported on the password field instead. */
export function signInError(failure: SignInFailure, isOnline: boolean): SessionError {
  if (failure.reason === 'network' && !isOnline)
    return { key: 'session.error.offline', message: '' };
  const error = { key: signInKeys[failure.reason], message: failure.message };
  return failure.reason === 'wrongPassword' ? { ...error, field: 'password' } : error;
}

export function googleStartError(
  failure: Extract<GoogleStart, { status: 'failed' }>,
): SessionError {
  const key = failure.reason === 'noUrl' ? 'session.error.googleUrl' : 'session.error.googleStart';
  return { key, message: failure.message };
}

export function googleReturnError(
  failure: Extract<GoogleReturn, { status: 'failed' }>,
): SessionError {
  const key = failure.reason === 'invalidState' ? 'session.error.state' : 'session.error.google';
  return { key, message: failure.message };
}
