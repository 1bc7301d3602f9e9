import { describe, expect, it } from 'vitest';
import type { Api } from '../createApi.ts';
import type { CallInput, Http } from '../http/http.ts';
import type { Change } from '../resource.ts';
import { deleteAgent, duplicateAgent, switchAgent } from './actions.ts';
import { agentSchema } from './agent.ts';
import { agentsSchema } from './agents.ts';
import type { AgentList } from './agents.ts';

const list = agentsSchema.parse({
  agents: [
    { id: 'a1', name: 'Front desk', is_enabled: true },
    { id: 'a2', name: 'Survey' },
  ],
  total: 12,
});

/** What the list is after the changes of an action. */
const listAfter = (changes: readonly Change[] = []): AgentList =>
  changes
    .filter(({ resource }) => resource === 'voice.agents')
    .reduce<unknown>((data, { apply }) => apply(data), list) as AgentList;

describe('switching an agent', () => {
  const changes = switchAgent.optimistic?.({ id: 'a1', isEnabled: false }) ?? [];

  it('shows at once in the list and in the agent, and in no other agent', () => {
    expect(listAfter(changes).agents.map(({ isEnabled }) => isEnabled)).toEqual([false, false]);
    const [, inDetail] = changes;
    const shown = (id: string) => inDetail?.apply(agentSchema.parse({ id, is_enabled: true }));
    expect(shown('a1')).toMatchObject({ isEnabled: false });
    expect(shown('a2')).toMatchObject({ isEnabled: true });
  });
});

describe('deleting an agent', () => {
  it('takes it, and one of the total, away', () => {
    expect(listAfter(deleteAgent.onDone?.({ id: 'a1' }, undefined))).toMatchObject({
      agents: [{ id: 'a2' }],
      total: 11,
    });
    expect(listAfter(deleteAgent.onDone?.({ id: 'a9' }, undefined))).toEqual(list);
  });
});

describe('duplicating an agent', () => {
  it('writes what was read, under another name, without the number and Offline', async () => {
    const sent: CallInput[] = [];
    const wire = { id: 'a1', name: 'Front desk', voice_id: 'v1', phone_number_id: 'n1' };
    const send: Http['send'] = async (_call, input = {}) => {
      sent.push(input);
      return Promise.resolve({ ...wire, is_enabled: true });
    };
    await duplicateAgent.send({ http: { send } } as Api, { id: 'a1', name: 'Front desk 2' });
    expect(sent[1]?.json).toMatchObject({
      name: 'Front desk 2',
      voice_id: 'v1',
      phone_number_id: null,
      is_enabled: false,
    });
  });
});
