import type { CallTable } from '../http/call.ts';

/** The session calls of the auth table, paths to the letter. */
export const sessionCalls = {
  login: {
    service: 'auth',
    method: 'POST',
    path: '/v1/login',
    access: 'public',
    query: ['email', 'frontend_redirect_uri', 'password'],
  },
  refresh: { service: 'auth', method: 'POST', path: '/v1/refresh', access: 'public' },
  googleAuthUrl: { service: 'auth', method: 'POST', path: '/v1/google-auth-url', access: 'public' },
  googleCallback: {
    service: 'auth',
    method: 'POST',
    path: '/v1/oauth/google/callback',
    access: 'public',
  },
  googleProfile: {
    service: 'auth',
    method: 'GET',
    path: '/v1/oauth/google/profile',
    access: 'bearer',
    query: ['access_token'],
  },
  tokens: { service: 'auth', method: 'GET', path: '/v1/tokens', access: 'public' },
  me: { service: 'auth', method: 'GET', path: '/v1/me', access: 'private' },
  logout: { service: 'auth', method: 'POST', path: '/v1/auth/logout', access: 'bearer' },
} as const satisfies CallTable;
