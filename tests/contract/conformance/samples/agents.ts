import type { Samples } from '../sample.ts';
import type { World } from '../world.ts';
import { agentParams, newAgent, removeAgent } from './agentRecords.ts';
import { baseParams } from './knowledge.ts';
import { toolParams } from './tools.ts';

/** Returns an agent with a tool and a knowledge base. */
async function wholeAgent(world: World) {
  const tool = await toolParams(world);
  const base = await baseParams(world);
  const lists = { tool_ids: [tool.params.id], knowledge_base_ids: [base.params.id] };
  return { ...(await newAgent(world)), ...lists };
}

/** Values that differ from a new agent's, so that an ignored change is detected. */
const changes = {
  language: 'de',
  first_message: 'Good evening.',
  system_prompt: 'Take messages at night, and read them back.',
  temperature: 0.7,
  retrieval_size: 5,
  max_call_minutes: 12,
  silence_timeout_s: 20,
  consent: { enabled: true, text: 'Calls are recorded.' },
  evaluation_criteria: ['The number was read back'],
};

export const agentSamples: Samples = {
  list: {
    content: async (world) => {
      await agentParams(world);
      return { query: { limit: 5, search: 'Agent' } };
    },
  },
  get: { content: agentParams },
  create: {
    content: async (world) => ({ body: await newAgent(world) }),
    full: async (world) => ({ body: await wholeAgent(world) }),
    remove: removeAgent,
    refused: { PLAN_LIMIT: 'it needs a tenant without a plan' },
  },
  update: {
    content: async (world) => ({
      ...(await agentParams(world)),
      body: { ...(await newAgent(world)), ...changes },
    }),
    full: async (world) => ({ ...(await agentParams(world)), body: await wholeAgent(world) }),
  },
  activate: {
    content: async (world) => ({ ...(await agentParams(world)), body: { is_enabled: true } }),
  },
  remove: { content: agentParams },
};
