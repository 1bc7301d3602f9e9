import { loginCalls, meCalls, tokenCalls } from '@platform/api/contract';
import type { TokensWire } from '@platform/api/contract';
import type { Case } from '../case.ts';
import { Skip, assertFits, assertRefused, assertSuccess, assertThat } from '../mismatch.ts';
import type { World } from '../world.ts';

/** Signs in once more, so that the case can spend the tokens. @throws Skip without a password */
async function freshTokens(world: World): Promise<TokensWire> {
  const { admin } = world.config.people;
  if ('token' in admin) throw new Skip('people.admin has a token and no password');
  const query = { ...admin, frontend_redirect_uri: `${world.config.origin}/auth` };
  const reply = await world.sendPublic(loginCalls.login, { query, body: null });
  assertSuccess(reply);
  return (reply.body as { tokens: TokensWire }).tokens;
}

const refresh = (world: World, { refresh_token }: TokensWire) =>
  world.sendPublic(tokenCalls.refresh, { body: { refresh_token } });

const about = { service: 'auth', record: 'tokens' } as const;
const refreshCall = { ...about, call: 'POST /v1/refresh' };

/** What tokens are good for, and how often. */
export const sessionScenarios: readonly Case[] = [
  {
    ...refreshCall,
    title: 'takes a refresh token once',
    async run(world) {
      const tokens = await freshTokens(world);
      const first = await refresh(world, tokens);
      assertSuccess(first);
      assertFits(tokenCalls.refresh.response, first.body);
      assertRefused(await refresh(world, tokens), 'REFRESH_REFUSED');
    },
  },
  {
    ...refreshCall,
    title: 'gives new tokens to one of five callers at once',
    async run(world) {
      const tokens = await freshTokens(world);
      const replies = await Promise.all([1, 2, 3, 4, 5].map(async () => refresh(world, tokens)));
      const won = replies.filter(({ status }) => status < 300);
      assertThat(won.length === 1, 'one success', `${won.length} successes`);
      for (const reply of replies.filter((each) => !won.includes(each))) {
        assertRefused(reply, 'REFRESH_REFUSED');
      }
    },
  },
  {
    ...about,
    call: 'POST /v1/auth/logout',
    title: 'ends the access token and the refresh token',
    async run(world) {
      const tokens = await freshTokens(world);
      const headers = { authorization: `Bearer ${tokens.access_token}` };
      assertSuccess(await world.sendPublic(meCalls.get, { headers }));
      assertSuccess(await world.sendPublic(tokenCalls.logout, { headers }));
      assertRefused(await world.sendPublic(meCalls.get, { headers }), 'UNAUTHENTICATED');
      assertRefused(await refresh(world, tokens), 'REFRESH_REFUSED');
    },
  },
];
