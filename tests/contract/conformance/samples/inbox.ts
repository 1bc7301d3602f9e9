import {
  inboxConversationCalls,
  inboxMessageCalls,
  roleContextCalls,
} from '@platform/api/contract';
import { Skip } from '../mismatch.ts';
import type { Samples } from '../sample.ts';
import type { World } from '../world.ts';

interface Conversation {
  id: string;
  assigned_to: { id: string } | null;
}

/** Visitors start conversations, so the suite uses the latest one that the person may answer. */
async function latest(world: World) {
  const { conversations } = await world.prepare<{ conversations: Conversation[] }>(
    inboxConversationCalls.list,
  );
  const [first] = conversations;
  if (!first) throw new Skip('the person has no conversation');
  return { params: { id: first.id }, owner: first.assigned_to?.id ?? null };
}

const newNote = (world: World) => ({
  text: 'A note of the conformance suite',
  private: true,
  client_id: world.unique('client'),
});

/** Returns the latest conversation, owned by the editor until the end of the run. */
async function takenByEditor(world: World) {
  const { params, owner } = await latest(world);
  const editor = world.asMember('editor');
  const { user_id } = await editor.prepare<{ user_id: string }>(roleContextCalls.context);
  const assign = async (member: string | null) =>
    editor.prepare(inboxConversationCalls.update, { params, body: { assigned_to: member } });
  await assign(user_id);
  world.afterwards(async () => assign(owner));
  return params;
}

export const inboxConversationSamples: Samples = {
  list: { content: () => ({ query: { tab: 'chats', view: 'all', limit: 5 } }) },
  update: {
    content: async (world) => ({ params: (await latest(world)).params, body: { is_read: true } }),
    full: async (world) => ({
      params: (await latest(world)).params,
      body: { group: world.unique('group'), tags: ['conformance'], is_read: true },
    }),
    isPersonal: true,
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
  list: {
    content: async (world) => ({ ...(await latest(world)), query: { limit: 5 } }),
    isPersonal: true,
  },
  send: {
    content: async (world) => ({
      ...(await latest(world)),
      body: newNote(world),
    }),
    isPersonal: true,
    alternatives: {
      200: async (world) => {
        const content = { ...(await latest(world)), body: newNote(world) };
        await world.prepare(inboxMessageCalls.send, content);
        return content;
      },
    },
    refused: {
      TAKEN: async (world) => ({
        params: await takenByEditor(world),
        body: { ...newNote(world), private: false },
      }),
    },
  },
};
