import { documentCalls, knowledgeBaseCalls } from '@platform/api/contract';
import { FILE_LIMIT } from '@platform/domain';
import { toForm } from '../forms.ts';
import type { ContentMaker, FormSample, Samples } from '../sample.ts';
import type { World } from '../world.ts';
import { agentParams } from './agentRecords.ts';

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

export const baseParams = async (world: World) => ({ params: { id: await base(world) } });

const newText = (world: World) => ({
  title: world.unique('Text'),
  text: 'We are open from nine to five.',
});

/** Creates a base with one text. */
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
  remove: {
    content: baseParams,
    refused: {
      IN_USE: async (world) => {
        const used = await baseParams(world);
        await agentParams(world, { knowledge_base_ids: [used.params.id] });
        return used;
      },
    },
  },
};

/** Returns a form with a file and a key, for its own base. */
export const documentForm = async (
  world: World,
  name = `${world.unique('hours')}.txt`,
  content: BlobPart = 'We are open.',
): Promise<FormSample> => ({
  ...(await baseParams(world)),
  entries: [
    ['file', new File([content], name)],
    ['upload_key', world.unique('key')],
  ],
});

const upload = async (...file: Parameters<typeof documentForm>) => {
  const { entries, ...content } = await documentForm(...file);
  return { ...content, raw: toForm(entries) };
};

/** Returns a page that services must not fetch. */
const localPage: ContentMaker = async (world) => ({
  ...(await baseParams(world)),
  body: { url: 'http://127.0.0.1/', depth: 0 },
});

export const documentSamples: Samples = {
  list: { content: baseParams },
  get: { content: documentParams },
  add: {
    content: async (world) => ({ ...(await baseParams(world)), body: newText(world) }),
    form: (world) => documentForm(world),
    variants: [{ full: localPage, comes: 'ADDRESS_NOT_ALLOWED' }],
    refused: {
      ADDRESS_NOT_ALLOWED: localPage,
      UNSUPPORTED_TYPE: (world) => upload(world, 'program.exe'),
      FILE_TOO_LARGE: (world) => upload(world, 'large.txt', 'x'.repeat(FILE_LIMIT + 1)),
      MALFORMED_FORM: async (world) => ({
        ...(await baseParams(world)),
        raw: '--half',
        headers: { 'content-type': 'multipart/form-data; boundary=half' },
      }),
      STORAGE_LIMIT: 'it needs a tenant whose storage is used up',
    },
  },
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
