import { botCalls } from '@platform/api/contract';
import { Skip } from '../mismatch.ts';
import type { Samples } from '../sample.ts';
import type { World } from '../world.ts';

/** The suite cannot create bots, so it uses the tenant's first one. */
async function first(world: World) {
  const { bots } = await world.prepare<{ bots: { id: string }[] }>(botCalls.list);
  const [bot] = bots;
  if (!bot) throw new Skip('the tenant has no bot');
  return { params: { id: bot.id } };
}

export const botSamples: Samples = {
  list: { content: () => ({ query: { limit: 5 } }) },
  get: { content: first },
};

export const embedSamples: Samples = {
  get: {
    content: first,
    refused: { NOT_FOUND: () => ({ params: { id: 'no-such-bot' } }) },
  },
  ask: {
    content: async (world) => ({ ...(await first(world)), body: { question: 'Hello?' } }),
    refused: {
      ORIGIN_NOT_ALLOWED: 'every page may show the chat',
      NOT_FOUND: () => ({ params: { id: 'no-such-bot' }, body: { question: 'Hello?' } }),
      TOO_MANY_QUESTIONS: 'how many questions are too many is up to the service',
    },
  },
};
