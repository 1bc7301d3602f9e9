import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { id } from '../description/shapes.ts';
import { listToolTemplates } from './toolTemplates.ts';
import { storedToolSettings } from './tools.contract.ts';

const toolTemplate = z
  .object({
    id,
    name: z.string().describe('Name in the gallery.'),
    description: z.string().describe('Purpose of the tool, for users.'),
    defaults: storedToolSettings
      .partial()
      .describe('Settings of a new tool. The client uses its defaults for missing ones.'),
  })
  .meta({ id: 'ToolTemplate', description: 'A template of a new tool.' });

export const toolTemplateCalls = {
  list: describeCall(listToolTemplates, {
    summary: 'Lists the templates of new tools',
    notes: 'In display order; the same for every tenant. Without the call new tools start empty.',
    response: z.object({
      templates: z.array(toolTemplate).describe('In display order.'),
    }),
  }),
};

export type ToolTemplateWire = z.output<typeof toolTemplate>;
