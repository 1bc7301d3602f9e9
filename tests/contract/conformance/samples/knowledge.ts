import { documentCalls, knowledgeBaseCalls } from '@platform/api/contract';
import type { Samples } from '../sample.ts';
import type { World } from '../world.ts';

interface Created {
  id: string;
}

const newBase = (world: World) => ({ name: world.unique('Base'), description: 'For tests' });

const removeBase = async (world: World, body: unknown) =>
  world.send(knowledgeBaseCalls.remove, {
    params: { id: (body as Created).id },
    query: { force: 'true' },
  });

async function base(world: World): Promise<string> {
  const created = await world.prepare<Created>(knowledgeBaseCalls.create, { body: newBase(world) });
  world.afterwards(async () => removeBase(world, created));
  return created.id;
}

const baseParams = async (world: World) => ({ params: { id: await base(world) } });

const newText = (world: World) => ({
  title: world.unique('Text'),
  text: 'We are open from nine to five.',
});

/** A base with one text in it. */
async function documentParams(world: World) {
  const id = await base(world);
  const { document } = await world.prepare<{ document: Created }>(documentCalls.add, {
    params: { id },
    body: newText(world),
  });
  const [, second = 'document_id'] = documentCalls.get.call.path
    .split('{')
    .slice(1)
    .map((part) => part.split('}')[0] ?? '');
  return { params: { id, [second]: document.id } };
}

export const knowledgeBaseSamples: Samples = {
  list: {
    content: async (world) => {
      await base(world);
      return { query: { limit: 5 } };
    },
  },
  get: { content: baseParams },
  create: { content: (world) => ({ body: newBase(world) }), remove: removeBase },
  update: { content: async (world) => ({ ...(await baseParams(world)), body: newBase(world) }) },
  remove: { content: baseParams },
};

export const documentSamples: Samples = {
  list: { content: baseParams },
  get: { content: documentParams },
  add: { content: async (world) => ({ ...(await baseParams(world)), body: newText(world) }) },
  reindex: { content: documentParams },
  remove: { content: documentParams },
};

export const knowledgeMatchSamples: Samples = {
  ask: {
    content: async (world) => ({
      ...(await baseParams(world)),
      body: { question: 'When are you open?', top_k: 3 },
    }),
  },
};
