import { conversationCalls } from '@platform/api/contract';
import { Skip } from '../mismatch.ts';
import type { Samples } from '../sample.ts';
import type { World } from '../world.ts';

/** Calls cannot be created, so the suite uses the tenant's last one. */
async function newest(world: World) {
  const { conversations } = await world.prepare<{ conversations: { id: string }[] }>(
    conversationCalls.list,
    { query: { limit: 1 } },
  );
  const [call] = conversations;
  if (!call) throw new Skip('the tenant has had no call');
  return { params: { id: call.id } };
}

export const conversationSamples: Samples = {
  list: { content: () => ({ query: { limit: 5, from: '2026-01-01', direction: 'inbound' } }) },
  get: { content: newest },
};
