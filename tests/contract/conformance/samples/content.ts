import { contentCalls, templateCalls } from '@platform/api/contract';
import { Skip } from '../mismatch.ts';
import type { Samples } from '../sample.ts';
import type { World } from '../world.ts';

interface Created {
  id: string;
  version: number;
}

const newContent = (world: World) => ({
  title: world.unique('Content'),
  type: 'email',
  language: 'en',
  body: '<p>One</p>',
});

/** A passage that a content item was generated from. */
const source = { document_id: 'any', document_name: 'Opening hours', passage: 'Open at nine.' };

const removeContent = async (world: World, body: unknown) =>
  world.send(contentCalls.remove, { params: { id: (body as Created).id } });

async function content(world: World): Promise<Created> {
  const created = await world.prepare<Created>(contentCalls.create, { body: newContent(world) });
  world.afterwards(async () => removeContent(world, created));
  return created;
}

async function savedContent(world: World) {
  const { id, version } = await content(world);
  return {
    params: { id },
    body: { ...newContent(world), body: '<p>Two</p>', status: 'draft', version },
  };
}

const newTemplate = (world: World) => ({
  name: world.unique('Template'),
  category: 'email',
  description: 'Made by the conformance suite',
  inputs: [{ key: 'product', label: 'Product', type: 'text', required: true }],
  prompt: 'Write a letter about {{product}} for our customers.',
});

const removeTemplate = async (world: World, body: unknown) =>
  world.send(templateCalls.remove, { params: { id: (body as Created).id } });

async function template(world: World) {
  const created = await world.prepare<Created>(templateCalls.create, { body: newTemplate(world) });
  world.afterwards(async () => removeTemplate(world, created));
  return { params: { id: created.id } };
}

async function builtInTemplate(world: World) {
  const { templates } = await world.prepare<{
    templates: { id: string; is_built_in: boolean }[];
  }>(templateCalls.list);
  const found = templates.find(({ is_built_in }) => is_built_in);
  if (!found) throw new Skip('no template is built in');
  return { params: { id: found.id } };
}

async function usedTemplate(world: World) {
  const made = await template(world);
  const body = { ...newContent(world), template_id: made.params.id };
  const created = await world.prepare<Created>(contentCalls.create, { body });
  world.afterwards(async () => removeContent(world, created));
  return made;
}

const contentParams = async (world: World) => ({ params: { id: (await content(world)).id } });

export const contentSamples: Samples = {
  list: {
    content: async (world) => {
      await content(world);
      return { query: { limit: 5, type: 'email' } };
    },
  },
  get: { content: contentParams },
  create: {
    content: (world) => ({ body: newContent(world) }),
    full: (world) => ({ body: { ...newContent(world), sources: [source] } }),
    remove: removeContent,
  },
  update: {
    content: savedContent,
    rewritten: ['version'],
    refused: {
      VERSION_CONFLICT: async (world) => {
        const change = await savedContent(world);
        await world.prepare(contentCalls.update, change);
        return { ...change, body: { ...change.body, body: '<p>Three</p>' } };
      },
    },
  },
  remove: { content: contentParams },
  restore: {
    rewritten: ['version'],
    content: async (world) => {
      const change = await savedContent(world);
      const { version } = await world.prepare<Created>(contentCalls.update, change);
      return { params: change.params, body: { version: 1, current_version: version } };
    },
    refused: {
      VERSION_CONFLICT: async (world) => {
        const change = await savedContent(world);
        const { version } = await world.prepare<Created>(contentCalls.update, change);
        return { params: change.params, body: { version: 1, current_version: version - 1 } };
      },
    },
  },
};

export const contentHistorySamples: Samples = {
  versions: { content: contentParams },
  list: {
    content: async (world) => {
      for (const _ of [1, 2]) await content(world);
      return { query: { limit: 5 } };
    },
  },
};

export const contentOverviewSamples: Samples = {
  get: { content: () => ({ query: { from: '2026-11-01', to: '2026-11-07' } }) },
};

export const templateSamples: Samples = {
  list: {},
  create: { content: (world) => ({ body: newTemplate(world) }), remove: removeTemplate },
  update: {
    content: async (world) => ({
      ...(await template(world)),
      body: {
        ...newTemplate(world),
        description: 'Changed by the conformance suite',
        prompt: 'Write a short letter about {{product}} for our customers.',
      },
    }),
    refused: {
      READ_ONLY: async (world) => ({ ...(await builtInTemplate(world)), body: newTemplate(world) }),
    },
  },
  remove: {
    content: template,
    refused: { READ_ONLY: builtInTemplate, IN_USE: usedTemplate },
  },
};

/** A request for one short text. */
export const newBrief = () => ({
  template_id: null,
  variants: 1,
  inputs: {
    type: 'email',
    topic: 'Opening hours in winter',
    audience: 'Customers',
    tone: 'friendly',
    language: 'en',
    length: 'short',
    keywords: ['winter'],
    knowledge_base_id: null,
    brand_notes: '',
    values: {},
  },
});

export const generationSamples: Samples = {
  start: {
    content: () => ({ body: newBrief() }),
    full: () => {
      const brief = newBrief();
      return { body: { ...brief, inputs: { ...brief.inputs, values: { product: 'A coat' } } } };
    },
    refused: { PLAN_LIMIT: 'it needs a tenant whose tokens are used up' },
  },
};
