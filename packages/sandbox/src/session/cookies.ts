import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { SESSION_SECONDS } from './tokenSet.ts';

/* HttpOnly, sent to the auth service only, SameSite. Not `Secure`: the sandbox uses plain HTTP. */
const SESSION = 'platform_session';
const IDENTITY_STATE = 'platform_identity_state';
const options = { path: '/auth', httpOnly: true, sameSite: 'Lax' } as const;

export function setSessionCookie(c: Context, secret: string): void {
  setCookie(c, SESSION, secret, { ...options, maxAge: SESSION_SECONDS });
}

export function readSessionCookie(c: Context): string | null {
  return getCookie(c, SESSION) ?? null;
}

export function clearSessionCookie(c: Context): void {
  deleteCookie(c, SESSION, options);
}

/** Binds a service-initiated sign-in to this browser. */
export function setIdentityState(c: Context, state: string): void {
  setCookie(c, IDENTITY_STATE, state, { ...options, maxAge: 600 });
}

export function takeIdentityState(c: Context): string | null {
  const state = getCookie(c, IDENTITY_STATE) ?? null;
  deleteCookie(c, IDENTITY_STATE, options);
  return state;
}
