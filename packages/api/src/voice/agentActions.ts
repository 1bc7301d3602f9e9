import type { AgentSettings } from '@platform/domain';
import { send } from '../http/send.ts';
import { asTarget, changeOf, defineAction } from '../resource.ts';
import { activateAgent, agent, createAgent, getAgent, removeAgent, updateAgent } from './agent.ts';
import { agents } from './agents.ts';
import { phoneNumbers } from './phoneNumbers.ts';
import { tools } from './tools.ts';

interface Target {
  id: string;
}

const LISTS = [agents, phoneNumbers, tools] as const;

export const addAgent = defineAction({
  send: ({ http }, settings: AgentSettings) => send(http, createAgent, { body: settings }),
  target: asTarget,
  invalidates: LISTS,
});

export const changeAgent = defineAction({
  send: ({ http }, { id, change }: Target & { change: Partial<AgentSettings> }) =>
    send(http, updateAgent, { params: { id }, body: change }),
  target: ({ id }) => id,
  overlap: 'queue',
  onDone: ({ id }, stored) =>
    stored ? [changeOf(agent, (known) => (known.id === id ? stored : known))] : [],
  invalidates: [agent, ...LISTS],
});

export const switchAgent = defineAction({
  send: ({ http }, { id, isEnabled }: Target & { isEnabled: boolean }) =>
    send(http, activateAgent, { params: { id }, body: { isEnabled } }),
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

/** The number is not copied: it can have one agent only. */
export const duplicateAgent = defineAction({
  send: async ({ http }, { id, name }: Target & { name: string }) => {
    const known = await send(http, getAgent, { params: { id } });
    return send(http, createAgent, { body: { ...known, name, phoneNumberId: '' } });
  },
  target: ({ id }) => id,
  invalidates: LISTS,
});

/** Its numbers are kept without an agent. */
export const deleteAgent = defineAction({
  send: ({ http }, { id }: Target) => send(http, removeAgent, { params: { id } }),
  target: ({ id }) => id,
  onDone: ({ id }) => [
    changeOf(agents, ({ agents: rows, total }) => {
      const remaining = rows.filter((row) => row.id !== id);
      const removedCount = rows.length - remaining.length;
      return { agents: remaining, total: total === null ? null : total - removedCount };
    }),
  ],
  invalidates: LISTS,
});
