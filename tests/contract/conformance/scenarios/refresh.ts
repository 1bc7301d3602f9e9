import { setTimeout as delay } from 'node:timers/promises';
import { tokenCalls } from '@platform/api/contract';
import type { TokensWire } from '@platform/api/contract';
import type { Case } from '../case.ts';
import type { Reply } from '../client.ts';
import { assertFits, assertRefused, assertSuccess, assertThat, naming } from '../mismatch.ts';
import { signInAgain } from '../signIn.ts';
import type { World } from '../world.ts';

const refreshCall = { service: 'auth', record: 'tokens', call: 'POST /v1/refresh' } as const;

export const refresh = (world: World, { refresh_token }: TokensWire) =>
  world.sendPublic(tokenCalls.refresh, { body: { refresh_token } });

/** Margin for the service's clock after a grace period, in ms. */
const MARGIN_MS = 300;

/** Checks how often a refresh token is accepted: once, or during the configured grace period. */
export const refreshScenarios: readonly Case[] = [
  {
    ...refreshCall,
    title: 'accepts a refresh token once',
    async run(world) {
      const { tokens } = await signInAgain(world);
      assertNewTokens(await refresh(world, tokens));
      await assertSpent(world, tokens, async () => {
        const secondReply = await refresh(world, tokens);
        naming('within the grace period', () => assertNewTokens(secondReply));
      });
    },
  },
  {
    ...refreshCall,
    title: 'gives new tokens to one of five simultaneous callers',
    async run(world) {
      const { tokens } = await signInAgain(world);
      const replies = await Promise.all([1, 2, 3, 4, 5].map(async () => refresh(world, tokens)));
      if (world.config.refreshGraceSeconds > 0) {
        for (const reply of replies) assertNewTokens(reply);
      } else {
        const accepted = replies.filter(({ status }) => status < 300);
        assertThat(accepted.length === 1, 'one success', `${accepted.length} successes`);
        for (const reply of replies.filter((each) => !accepted.includes(each))) {
          assertRefused(reply, 'REFRESH_REFUSED');
        }
      }
      await assertSpent(world, tokens);
    },
  },
];

/** Runs `within` before the grace period is over, if there is one, and waits for its end. */
async function assertSpent(world: World, tokens: TokensWire, within?: () => Promise<void>) {
  const { refreshGraceSeconds: grace } = world.config;
  if (grace > 0) {
    await within?.();
    await delay(grace * 1000 + MARGIN_MS);
  }
  assertRefused(await refresh(world, tokens), 'REFRESH_REFUSED');
}

function assertNewTokens(reply: Reply): void {
  assertSuccess(reply);
  assertFits(tokenCalls.refresh.response, reply.body);
}
