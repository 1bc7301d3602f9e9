import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { id } from '../description/shapes.ts';
import { listToolTemplates } from './toolTemplates.ts';
import { storedToolSettings } from './tools.contract.ts';

const toolTemplate = z
  .object({
    id,
    name: z.string().describe('Name in the gallery.'),
    description: z.string().describe('What the tool does, for people.'),
    defaults: storedToolSettings
      .partial()
      .describe(
        'Settings that a new tool starts with. The client fills in those that are missing.',
      ),
  })
  .meta({ id: 'ToolTemplate', description: 'A template of a new tool.' });

export const toolTemplateCalls = {
  list: describeCall(listToolTemplates, {
    summary: 'Lists the templates of new tools',
    notes:
      'In the order in which the gallery shows them; the same for every tenant. Without the call new tools start empty.',
    response: z.object({
      templates: z.array(toolTemplate).describe('In the order of the gallery.'),
    }),
  }),
};

export type ToolTemplateWire = z.output<typeof toolTemplate>;
