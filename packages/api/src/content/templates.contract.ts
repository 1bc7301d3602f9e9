import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { done, forceQuery, id, timestamp, refusalWith } from '../description/shapes.ts';
import { total, trimmed } from '../description/shapes.ts';
import { CONTENT_TYPES } from './contents.ts';
import { isInputKey } from './promptVariables.ts';
import {
  INPUT_TYPES,
  TEMPLATE_LIMITS,
  createTemplate,
  listTemplates,
  removeTemplate,
  updateTemplate,
} from './templates.ts';

const { name, description, inputs, label, prompt } = TEMPLATE_LIMITS;

const templateInput = z
  .strictObject({
    key: z
      .string()
      .refine(isInputKey, 'Use a to z, 0 to 9 and _')
      .describe('Name in the prompt: a letter, then up to 39 of a to z, 0 to 9 and `_`. Unique.'),
    label: trimmed(1, label).describe('Label of the field.'),
    type: z.enum(INPUT_TYPES).describe('Kind of field. The client treats an unknown one as text.'),
    required: z.boolean().describe('True if a text cannot be generated without it.'),
  })
  .meta({ id: 'TemplateInput', description: 'A value that a template asks for.' });

const fields = {
  name: trimmed(name.min, name.max).describe('Name of the template.'),
  category: z.enum(CONTENT_TYPES).describe('Kind of text that it makes.'),
  description: trimmed(0, description).describe('One sentence; empty for none.'),
  inputs: z.array(templateInput).max(inputs).describe('Values that it asks for, in order.'),
  prompt: trimmed(prompt.min, prompt.max).describe(
    'Instruction to the model. Names inputs, and topic, audience, tone and keywords, as `{{key}}`.',
  ),
};

const template = z
  .object({
    id,
    ...fields,
    category: fields.category.describe('The client shows an unknown one as an article.'),
    is_built_in: z.boolean().describe('True if it comes with the product and is read-only.'),
    version: z.int().positive().describe('Counts its changes, from 1.'),
    use_count: z
      .int()
      .min(0)
      .optional()
      .describe('Saved contents generated from it. Without it the client shows no figure.'),
    updated_at: timestamp.optional().describe('Last change. Without it the client shows no date.'),
  })
  .meta({ id: 'ContentTemplate', description: 'A template that texts are generated from.' });

export const templateBody = z.strictObject(fields);
export const templateChange = templateBody.partial();

const extension = 'content';

export const templateCalls = {
  list: describeCall(listTemplates, {
    summary: 'Lists the templates of the product and of the tenant',
    notes: 'Those of the product first, then the oldest first.',
    extension,
    response: z.object({ templates: z.array(template).describe('All of them.'), total }),
  }),
  create: describeCall(createTemplate, {
    summary: 'Creates a template of the tenant',
    repeated: 'creates',
    notes: 'A prompt that names an unknown input is refused at `prompt`.',
    extension,
    body: templateBody,
    response: template,
    status: 201,
  }),
  update: describeCall(updateTemplate, {
    summary: 'Changes a template of the tenant',
    repeated: 'idempotent',
    notes: 'Members that are missing stay as they are. Contents generated from it do not change.',
    extension,
    body: templateChange,
    response: template,
    errors: ['NOT_FOUND', 'READ_ONLY'],
  }),
  remove: describeCall(removeTemplate, {
    summary: 'Removes a template of the tenant',
    repeated: 'NOT_FOUND',
    notes: 'Contents generated from it stay. The refusal names them, unless `force` is true.',
    extension,
    query: forceQuery,
    response: done,
    errors: ['NOT_FOUND', 'READ_ONLY'],
    refusals: {
      IN_USE: refusalWith({
        contents: z
          .array(z.object({ id, title: z.string().describe('Title of the content.') }))
          .describe('Contents that were generated from it, oldest first.'),
      }),
    },
  }),
};

export type TemplateInputWire = z.output<typeof templateInput>;
export type TemplateWire = z.output<typeof template>;
export type TemplateBody = z.output<typeof templateBody>;
export type TemplateChange = z.output<typeof templateChange>;
