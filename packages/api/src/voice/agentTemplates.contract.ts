import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { id } from '../description/shapes.ts';
import { agentDefaults } from './agentSettings.contract.ts';
import { listAgentTemplates } from './agentTemplates.ts';

const template = z
  .object({
    id,
    name: z.string().min(1).describe('Name of the template in the gallery.'),
    description: z.string().describe('One sentence that says what such an agent does.'),
    category: z.string().describe('Trade that it is for, such as `Healthcare`.'),
    defaults: agentDefaults.describe(
      'Settings of an agent that starts from it. The client takes its own default for a missing one.',
    ),
  })
  .meta({ id: 'AgentTemplate', description: 'Settings that a new voice agent can start from.' });

export const agentTemplateCalls = {
  list: describeCall(listAgentTemplates, {
    summary: 'Lists the templates of voice agents',
    notes: 'In the order of the gallery. Without the call the client offers an empty agent alone.',
    response: z.object({
      templates: z.array(template).describe('In the order they are shown.'),
    }),
  }),
};

export type AgentTemplateWire = z.output<typeof template>;
