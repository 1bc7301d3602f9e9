import { asTarget, changeOf, defineAction } from '../resource.ts';
import { createTool, removeTool, updateTool } from './toolEndpoints.ts';
import { agent } from './agentResources.ts';
import { tools } from './toolResources.ts';
import type { ToolSettings } from './tools.ts';

/** Creates a tool and answers it as stored; null where the answer does not tell it. */
export const addTool = defineAction({
  send: ({ http }, settings: ToolSettings) => createTool(http, settings),
  target: asTarget,
  invalidates: [tools],
});

/** Changes what `change` holds of a tool. Changes of one tool are sent in their order. */
export const changeTool = defineAction({
  send: ({ http }, { id, change }: { id: string; change: Partial<ToolSettings> }) =>
    updateTool(http, id, change),
  target: ({ id }) => id,
  overlap: 'queue',
  invalidates: [tools],
});

/** Turns a tool on or off; `name` is what a failure calls it. */
export const switchTool = defineAction({
  send: ({ http }, { id, isEnabled }: { id: string; name: string; isEnabled: boolean }) =>
    updateTool(http, id, { isEnabled }),
  target: ({ id }) => id,
  overlap: 'queue',
  optimistic: ({ id, isEnabled }) => [
    changeOf(tools, (list) => ({
      ...list,
      tools: list.tools.map((tool) => (tool.id === id ? { ...tool, isEnabled } : tool)),
    })),
  ],
  invalidates: [tools],
});

/** Removes a tool; one that agents use only where `isForced`: `usersIn` reads the refusal. */
export const deleteTool = defineAction({
  send: ({ http }, { id, isForced }: { id: string; isForced?: boolean }) =>
    removeTool(http, id, isForced),
  target: ({ id }) => id,
  invalidates: [tools, agent],
});
