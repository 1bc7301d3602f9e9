import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { id } from '../description/shapes.ts';
import { agentDefaults } from './agentSettings.contract.ts';
import { listAgentTemplates } from './agentTemplates.ts';

const template = z
  .object({
    id,
    name: z.string().min(1).describe('Name of the template in the gallery.'),
    description: z.string().describe('Purpose of such an agent, in one sentence.'),
    category: z.string().describe('Industry, such as `Healthcare`.'),
    defaults: agentDefaults.describe(
      'Settings of a new agent. The client uses its defaults for missing ones.',
    ),
  })
  .meta({ id: 'AgentTemplate', description: 'Settings that a new voice agent can start from.' });

export const agentTemplateCalls = {
  list: describeCall(listAgentTemplates, {
    summary: 'Lists the templates of voice agents',
    notes: 'In display order. Without the call, the client offers only an empty agent.',
    response: z.object({
      templates: z.array(template).describe('In display order.'),
    }),
  }),
};

export type AgentTemplateWire = z.output<typeof template>;
