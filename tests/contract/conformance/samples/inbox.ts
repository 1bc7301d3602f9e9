import { inboxConversationCalls } from '@platform/api/contract';
import { Skip } from '../mismatch.ts';
import type { Samples } from '../sample.ts';
import type { World } from '../world.ts';

/** Visitors begin conversations: the suite uses the latest that the person may answer. */
async function latest(world: World) {
  const { conversations } = await world.prepare<{ conversations: { id: string }[] }>(
    inboxConversationCalls.list,
  );
  const [first] = conversations;
  if (!first) throw new Skip('people.admin has no conversation');
  return { params: { id: first.id } };
}

export const inboxConversationSamples: Samples = {
  list: { content: () => ({ query: { tab: 'chats', view: 'all', limit: 5 } }) },
  update: { content: async (world) => ({ ...(await latest(world)), body: { is_read: true } }) },
};

export const inboxMessageSamples: Samples = {
  list: { content: async (world) => ({ ...(await latest(world)), query: { limit: 5 } }) },
  send: {
    content: async (world) => ({
      ...(await latest(world)),
      body: {
        text: 'A note of the conformance suite',
        private: true,
        client_id: world.unique('client'),
      },
    }),
  },
};
