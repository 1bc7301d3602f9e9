import { toolCalls } from '@platform/api/contract';
import type { Samples } from '../sample.ts';
import { agentParams } from './agentRecords.ts';
import type { World } from '../world.ts';

interface Created {
  id: string;
}

const newTool = (world: World) => ({
  name: world.unique('tool').replaceAll('-', '_'),
  description: 'Made by the conformance suite.',
  kind: 'http',
  method: 'POST',
  url: 'https://conformance.example/orders',
  headers: [{ name: 'X-Key', value: 'secret', secret: true }],
  parameters: {
    type: 'object',
    properties: { order: { type: 'string', description: 'Number of the order' } },
    required: ['order'],
  },
  timeout_s: 10,
  is_enabled: false,
  provider: '',
});

const removeTool = async (world: World, body: unknown) =>
  world.send(toolCalls.remove, {
    params: { id: (body as Created).id },
    query: { force: 'true' },
  });

export async function toolParams(world: World) {
  const created = await world.prepare<Created>(toolCalls.create, { body: newTool(world) });
  world.afterwards(async () => removeTool(world, created));
  return { params: { id: created.id } };
}

export const toolSamples: Samples = {
  list: {
    content: async (world) => {
      await toolParams(world);
      return { query: { limit: 5, kind: 'http' } };
    },
  },
  create: {
    content: (world) => ({ body: newTool(world) }),
    remove: removeTool,
    rewritten: ['headers'],
  },
  update: {
    content: async (world) => ({
      ...(await toolParams(world)),
      body: {
        ...newTool(world),
        description: 'Changed by the conformance suite.',
        url: 'https://conformance.example/parcels',
        timeout_s: 12,
      },
    }),
    rewritten: ['headers'],
  },
  remove: {
    content: toolParams,
    refused: {
      IN_USE: async (world) => {
        const tool = await toolParams(world);
        await agentParams(world, { tool_ids: [tool.params.id] });
        return tool;
      },
    },
  },
};
