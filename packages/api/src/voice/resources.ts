import { defineResource } from '../resource.ts';
import { listAgents } from './endpoints.ts';
import type { AgentsQuery } from './endpoints.ts';

/** The voice agents of the tenant; figures of the moment, so each visit asks. */
export const agents = defineResource({
  name: 'voice.agents',
  load: ({ http }, query: AgentsQuery, signal) => listAgents(http, query, signal),
  freshMs: 2000,
  isFeature: true,
});
