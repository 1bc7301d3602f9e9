import { googleSignInCalls } from '@platform/api/contract';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../../backend.ts';
import { HttpError, notFound } from '../../http/HttpError.ts';
import { serve } from '../../http/serve.ts';
import { assertActive, findAccount, userInfo } from '../account.ts';
import type { Account } from '../account.ts';
import { findCaller } from '../caller.ts';
import { openSession } from '../openSession.ts';
import { assertOwnRedirect } from '../redirects.ts';
import { authorizeAddress } from './addresses.ts';
import { spendCode } from './codes.ts';
import type { CodeGrant } from './codes.ts';
import { findIdentity } from './people.ts';

export function identityCalls(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();

  serve(routes, backend, googleSignInCalls.authUrl, async ({ body, c }) => {
    const { redirect_uri, state } = body;
    assertOwnRedirect(backend, 'redirect_uri', redirect_uri);
    const { origin } = new URL(c.req.url);
    return { auth_url: authorizeAddress(origin, { redirectUri: redirect_uri, state }), state };
  });

  serve(routes, backend, googleSignInCalls.callback, async ({ body, c }) => {
    const { code, state, redirect_uri } = body;
    const account = await accountOfCode(backend, code, { redirectUri: redirect_uri, state });
    // Tokens are fetched with the cookie (GET /v1/tokens), so that only one response contains them.
    await openSession(c, backend, account, 'identity-provider');
    return { success: true, user_info: userInfo(account, c.req.url), message: 'Signed in' };
  });

  serve(routes, backend, googleSignInCalls.profile, async ({ query }) => {
    const caller = await findCaller(backend, query.access_token ?? '');
    if (!caller) throw new HttpError('UNAUTHENTICATED', 'The access token is not valid');
    const identity = findIdentity(caller.email);
    if (!identity) throw notFound('External profile');
    return {
      email: identity.email,
      name: `${identity.givenName} ${identity.familyName}`,
      given_name: identity.givenName,
      family_name: identity.familyName,
      picture: identity.picture,
    };
  });

  return routes;
}

/** @throws HttpError 400 for an invalid code, 403 without an active account */
export async function accountOfCode(
  backend: Backend,
  code: string,
  grant: CodeGrant,
): Promise<Account> {
  const email = await spendCode(backend, code, grant);
  if (!email) throw new HttpError('INVALID_CODE', 'The code is not valid or was used before');
  const account = await findAccount(backend.db, { email });
  if (!account) {
    throw new HttpError('NOT_A_MEMBER', 'This account is not a member of any organisation');
  }
  assertActive(account);
  return account;
}
