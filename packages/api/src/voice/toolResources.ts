import { defineResource } from '../resource.ts';
import { listTools, listToolTemplates } from './toolEndpoints.ts';
import type { ToolsQuery } from './toolEndpoints.ts';

/** What agents can do while they talk. */
export const tools = defineResource({
  name: 'voice.tools',
  load: ({ http }, query: ToolsQuery, signal) => listTools(http, query, signal),
  isFeature: true,
});

/** What new tools can start from. */
export const toolTemplates = defineResource({
  name: 'voice.toolTemplates',
  load: ({ http }, _params, signal) => listToolTemplates(http, signal),
  isFeature: true,
});
