import type { ToolSettings } from '@platform/domain';
import { send } from '../http/send.ts';
import { asTarget, changeOf, defineAction } from '../resource.ts';
import { agent } from './agent.ts';
import { createTool, removeTool, tools, updateTool } from './tools.ts';

export const addTool = defineAction({
  send: ({ http }, body: ToolSettings) => send(http, createTool, { body }),
  target: asTarget,
  invalidates: [tools],
});

export const changeTool = defineAction({
  send: ({ http }, { id, change }: { id: string; change: Partial<ToolSettings> }) =>
    send(http, updateTool, { params: { id }, body: change }),
  target: ({ id }) => id,
  overlap: 'queue',
  invalidates: [tools],
});

/** `name` is used in error messages. */
export const switchTool = defineAction({
  send: ({ http }, { id, isEnabled }: { id: string; name: string; isEnabled: boolean }) =>
    send(http, updateTool, { params: { id }, body: { isEnabled } }),
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

export const deleteTool = defineAction({
  send: ({ http }, { id, isForced }: { id: string; isForced?: boolean }) =>
    send(http, removeTool, { params: { id }, query: { isForced } }),
  target: ({ id }) => id,
  invalidates: [tools, agent],
});
