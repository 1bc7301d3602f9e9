import { asTarget, changeOf, defineAction } from '../resource.ts';
import { agentSettings } from './agent.ts';
import type { AgentSettings } from './agent.ts';
import {
  activateAgent,
  createAgent,
  getAgent,
  removeAgent,
  updateAgent,
} from './agentEndpoints.ts';
import { agent } from './agentResources.ts';
import { phoneNumbers } from './phoneNumbers.ts';
import { agents } from './resources.ts';
import { tools } from './tools.ts';

/** An agent by its id. */
interface Target {
  id: string;
}

/** What tells of agents besides themselves: whom numbers reach and whose tools these are. */
const LISTS = [agents, phoneNumbers, tools] as const;

/** Creates an agent, Offline, and answers it as stored; null where the answer does not tell it. */
export const addAgent = defineAction({
  send: ({ http }, settings: AgentSettings) => createAgent(http, settings),
  target: asTarget,
  invalidates: LISTS,
});

/** Changes what `change` holds of an agent. Changes of one agent are sent in their order. */
export const changeAgent = defineAction({
  send: ({ http }, { id, change }: Target & { change: Partial<AgentSettings> }) =>
    updateAgent(http, id, change),
  target: ({ id }) => id,
  overlap: 'queue',
  onDone: ({ id }, stored) =>
    stored ? [changeOf(agent, (known) => (known.id === id ? stored : known))] : [],
  invalidates: [agent, ...LISTS],
});

/** Turns an agent on or off. */
export const switchAgent = defineAction({
  send: ({ http }, { id, isEnabled }: Target & { isEnabled: boolean }) =>
    activateAgent(http, id, isEnabled),
  target: ({ id }) => id,
  overlap: 'queue',
  optimistic: ({ id, isEnabled }) => {
    const change = <Row extends Target>(row: Row) => (row.id === id ? { ...row, isEnabled } : row);
    return [
      changeOf(agents, (list) => ({ ...list, agents: list.agents.map(change) })),
      changeOf(agent, change),
    ];
  },
});

/**
 * Makes a new agent, Offline, with the settings of another. A number reaches one agent, so the new
 * one has none.
 */
export const duplicateAgent = defineAction({
  send: async ({ http }, { id, name }: Target & { name: string }) => {
    const known = await getAgent(http, id);
    return createAgent(http, { ...agentSettings(known), name, phoneNumberId: '' });
  },
  target: ({ id }) => id,
  invalidates: LISTS,
});

/** Removes an agent; its numbers stay, without one. */
export const deleteAgent = defineAction({
  send: ({ http }, { id }: Target) => removeAgent(http, id),
  target: ({ id }) => id,
  onDone: ({ id }) => [
    changeOf(agents, ({ agents: rows, total }) => {
      const left = rows.filter((row) => row.id !== id);
      const gone = rows.length - left.length;
      return { agents: left, total: total === null ? null : total - gone };
    }),
  ],
  invalidates: LISTS,
});
