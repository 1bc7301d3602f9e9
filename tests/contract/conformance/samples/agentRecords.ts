import { agentCalls, voiceCalls } from '@platform/api/contract';
import { Skip } from '../mismatch.ts';
import type { World } from '../world.ts';

interface Created {
  id: string;
}

/** Returns an agent with the service's first voice; optional fields are empty. */
export async function newAgent(world: World) {
  const { voices } = await world.prepare<{ voices: Created[] }>(voiceCalls.list);
  const [voice] = voices;
  if (!voice) throw new Skip('the service has no voices');
  return {
    name: world.unique('Agent'),
    agent_type: 'inbound',
    language: 'en',
    voice_id: voice.id,
    first_message: 'Hello.',
    system_prompt: 'Take messages, and read them back.',
    model: 'balanced',
    temperature: 0.4,
    tool_ids: [],
    knowledge_base_ids: [],
    retrieval_size: 4,
    knowledge_only: false,
    phone_number_id: null,
    max_call_minutes: 10,
    silence_timeout_s: 15,
    transfer_number: '',
    consent: { enabled: true, text: 'This call is recorded.' },
    evaluation_criteria: ['The message was read back'],
    is_enabled: false,
  };
}

export const removeAgent = async (world: World, body: unknown) =>
  world.send(agentCalls.remove, { params: { id: (body as Created).id } });

export async function agentParams(world: World, settings: object = {}) {
  const body = { ...(await newAgent(world)), ...settings };
  const created = await world.prepare<Created>(agentCalls.create, { body });
  world.afterwards(async () => removeAgent(world, created));
  return { params: { id: created.id } };
}
