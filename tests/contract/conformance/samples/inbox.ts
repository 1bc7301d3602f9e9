import { inboxConversationCalls, roleContextCalls } from '@platform/api/contract';
import { Skip } from '../mismatch.ts';
import type { Samples } from '../sample.ts';
import type { World } from '../world.ts';

interface Conversation {
  id: string;
  assigned_to: { id: string } | null;
}

/** Visitors begin conversations: the suite uses the latest that the person may answer. */
async function latest(world: World) {
  const { conversations } = await world.prepare<{ conversations: Conversation[] }>(
    inboxConversationCalls.list,
  );
  const [first] = conversations;
  if (!first) throw new Skip('people.admin has no conversation');
  return { params: { id: first.id }, owner: first.assigned_to?.id ?? null };
}

export const inboxConversationSamples: Samples = {
  list: { content: () => ({ query: { tab: 'chats', view: 'all', limit: 5 } }) },
  update: {
    content: async (world) => ({ params: (await latest(world)).params, body: { is_read: true } }),
    refused: {
      TAKEN: async (world) => {
        const { params, owner } = await latest(world);
        const { user_id } = await world.prepare<{ user_id: string }>(roleContextCalls.context);
        const assigned_to = owner === user_id ? null : user_id;
        return { params, body: { assigned_to, known_assigned_to: 'no-such-member' } };
      },
    },
  },
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
    refused: { TAKEN: 'it would give a conversation to another member' },
  },
};
