import type { GoogleReturn, GoogleStart, SignInFailure } from '@platform/api';
import type { sessionTexts, TextKey } from '@platform/i18n';

type Key = Extract<TextKey<typeof sessionTexts>, `session.error.${string}`>;

/** What a failed sign-in says: a text of ours, or the server's own words. */
export interface SessionError {
  key: Key;
  /** The server's words; they win over the text where there are any. */
  message: string;
  field?: 'password';
}

const signInKeys = {
  noValidResponse: 'session.error.noResponse',
  wrongPassword: 'session.error.login',
  network: 'session.error.login',
  loginFailed: 'session.error.login',
} as const satisfies Record<SignInFailure['reason'], Key>;

/** The text of a failed sign-in. A wrong password is told at its field. */
export function signInError(failure: SignInFailure, isOnline: boolean): SessionError {
  if (failure.reason === 'network' && !isOnline)
    return { key: 'session.error.offline', message: '' };
  const error = { key: signInKeys[failure.reason], message: failure.message };
  return failure.reason === 'wrongPassword' ? { ...error, field: 'password' } : error;
}

/** The text of an external sign-in that could not be started. */
export function googleStartError(
  failure: Extract<GoogleStart, { status: 'failed' }>,
): SessionError {
  const key = failure.reason === 'noUrl' ? 'session.error.googleUrl' : 'session.error.googleStart';
  return { key, message: failure.message };
}

/** The text of an external sign-in that did not come through. */
export function googleReturnError(
  failure: Extract<GoogleReturn, { status: 'failed' }>,
): SessionError {
  const key = failure.reason === 'invalidState' ? 'session.error.state' : 'session.error.google';
  return { key, message: failure.message };
}
