import { expect, it } from 'vitest';
import { withChanges } from '../testing/withChanges.ts';
import { agent, agentSchema } from './agent.ts';
import { deleteAgent, switchAgent } from './agentActions.ts';
import { agents, agentsSchema } from './agents.ts';

const list = agentsSchema.parse({
  agents: [
    { id: 'a1', name: 'Front desk', is_enabled: true },
    { id: 'a2', name: 'Survey', is_enabled: true },
  ],
  total: 12,
});

it('shows only the switched agent at once, in the list and in its details', () => {
  const changes = switchAgent.optimistic?.({ id: 'a1', isEnabled: false });
  const shown = withChanges(agents, list, changes).agents;
  expect(shown.map(({ isEnabled }) => isEnabled)).toEqual([false, true]);
  const [one, two] = ['a1', 'a2'].map((id) =>
    withChanges(agent, agentSchema.parse({ id, is_enabled: true }), changes),
  );
  expect([one?.isEnabled, two?.isEnabled]).toEqual([false, true]);
});

it('removes a deleted agent from the list and its total', () => {
  const after = (id: string) => withChanges(agents, list, deleteAgent.onDone?.({ id }, undefined));
  expect(after('a1')).toMatchObject({ agents: [{ id: 'a2' }], total: 11 });
  expect(after('a9')).toEqual(list);
});
