import { meCalls, tokenCalls } from '@platform/api/contract';
import type { Case } from '../case.ts';
import { assertRefused, assertSuccess, assertThat } from '../mismatch.ts';
import { signInAgain } from '../signIn.ts';
import { refresh, refreshScenarios } from './refresh.ts';

const about = { service: 'auth', record: 'tokens' } as const;

/** Checks which requests tokens permit, and how often. */
export const sessionScenarios: readonly Case[] = [
  ...refreshScenarios,
  {
    ...about,
    call: 'POST /v1/auth/logout',
    title: 'ends the access token and the refresh token',
    async run(world) {
      const { tokens } = await signInAgain(world);
      const headers = { authorization: `Bearer ${tokens.access_token}` };
      assertSuccess(await world.sendPublic(meCalls.get, { headers }));
      assertSuccess(await world.sendPublic(tokenCalls.logout, { headers }));
      assertRefused(await world.sendPublic(meCalls.get, { headers }), 'UNAUTHENTICATED');
      assertRefused(await refresh(world, tokens), 'REFRESH_REFUSED');
    },
  },
  {
    ...about,
    call: 'POST /v1/login',
    title: 'sets a session cookie that scripts cannot read',
    async run(world) {
      const { cookies } = await signInAgain(world);
      assertThat(cookies.length > 0, 'a Set-Cookie header', 'none');
      const isSecure = world.config.services.auth?.startsWith('https:') ?? false;
      for (const cookie of cookies) {
        assertThat(/;\s*HttpOnly/i.test(cookie), 'Set-Cookie with HttpOnly', attributesOf(cookie));
        assertThat(
          !isSecure || /;\s*Secure/i.test(cookie),
          'Set-Cookie with Secure over https',
          attributesOf(cookie),
        );
      }
    },
  },
  {
    ...about,
    call: 'POST /v1/auth/logout',
    title: 'ends the session of the cookie',
    async run(world) {
      const { tokens, cookie } = await signInAgain(world);
      const headers = { authorization: `Bearer ${tokens.access_token}`, cookie };
      assertSuccess(await world.sendPublic(tokenCalls.logout, { headers }));
      const exchange = await world.sendPublic(tokenCalls.exchangeCookie, { headers: { cookie } });
      assertRefused(exchange, 'NO_SESSION');
    },
  },
  {
    ...about,
    call: 'GET /v1/tokens',
    title: 'does not let another origin read it with the cookie',
    async run(world) {
      const { cookie } = await signInAgain(world);
      const origin = 'https://elsewhere.example';
      const { headers } = await world.sendPublic(tokenCalls.exchangeCookie, {
        headers: { cookie, origin },
      });
      const allowed = headers.get('access-control-allow-origin');
      const isReadable = allowed === origin || allowed === '*';
      assertThat(!isReadable, `no Access-Control-Allow-Origin for ${origin}`, allowed);
    },
  },
];

/** Omits the value of a cookie, which must not appear in a report. */
const attributesOf = (cookie: string) => cookie.replace(/=[^;]*/, '=…');
