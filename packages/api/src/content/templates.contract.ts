import { TEMPLATE_LIMITS } from '@platform/domain';
import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { done, forceQuery, id, timestamp, refusalWith } from '../description/shapes.ts';
import { total, trimmed } from '../description/shapes.ts';
import { CONTENT_TYPES } from './contents.ts';
import { isInputKey } from './promptVariables.ts';
import {
  INPUT_TYPES,
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
      .describe(
        'Unique name in the prompt: a letter, then up to 39 characters of a to z, 0 to 9 and `_`.',
      ),
    label: trimmed(1, label).describe('Label of the field.'),
    type: z
      .enum(INPUT_TYPES)
      .describe('Type of the field. The client treats unknown values as text.'),
    required: z.boolean().describe('True if it must be filled in.'),
  })
  .meta({ id: 'TemplateInput', description: 'An input of a template.' });

const fields = {
  name: trimmed(name.min, name.max).describe('Name of the template.'),
  category: z.enum(CONTENT_TYPES).describe('Content type that it creates.'),
  description: trimmed(0, description).describe('One sentence; empty for none.'),
  inputs: z.array(templateInput).max(inputs).describe('Inputs, in display order.'),
  prompt: trimmed(prompt.min, prompt.max).describe(
    'Prompt for the model. Refers to inputs, topic, audience, tone and keywords as `{{key}}`.',
  ),
};

const template = z
  .object({
    id,
    ...fields,
    category: fields.category.describe('The client shows unknown values as an article.'),
    is_built_in: z.boolean().describe('True if it comes with the product and is read-only.'),
    version: z.int().positive().describe('Version number, from 1; each change increments it.'),
    use_count: z
      .int()
      .min(0)
      .optional()
      .describe(
        'Number of saved content items generated from it. If missing, the client shows no figure.',
      ),
    updated_at: timestamp
      .optional()
      .describe('Time of the last change. If missing, the client shows no date.'),
  })
  .meta({ id: 'ContentTemplate', description: 'A template that texts are generated from.' });

export const templateBody = z.strictObject(fields);
export const templateChange = templateBody.partial();

const extension = 'content';

export const templateCalls = {
  list: describeCall(listTemplates, {
    summary: 'Lists the templates of the product and of the tenant',
    notes: 'Built-in templates first, then the others, oldest first.',
    extension,
    response: z.object({ templates: z.array(template).describe('All templates.'), total }),
  }),
  create: describeCall(createTemplate, {
    summary: 'Creates a template of the tenant',
    repeated: 'creates',
    notes: 'VALIDATION_FAILED names `prompt` if it refers to an unknown input.',
    extension,
    body: templateBody,
    response: template,
    status: 201,
  }),
  update: describeCall(updateTemplate, {
    summary: 'Changes a template of the tenant',
    repeated: 'idempotent',
    notes: 'Omitted fields keep their values. Content items generated from it do not change.',
    extension,
    body: templateChange,
    response: template,
    errors: ['NOT_FOUND', 'READ_ONLY'],
  }),
  remove: describeCall(removeTemplate, {
    summary: 'Removes a template of the tenant',
    repeated: 'NOT_FOUND',
    notes:
      'Content items generated from it are kept. Unless `force` is true, the error names them.',
    extension,
    query: forceQuery,
    response: done,
    errors: ['NOT_FOUND', 'READ_ONLY'],
    refusals: {
      IN_USE: refusalWith({
        contents: z
          .array(z.object({ id, title: z.string().describe('Title of the content item.') }))
          .describe('Content items that were generated from it, oldest first.'),
      }),
    },
  }),
};

export type TemplateInputWire = z.output<typeof templateInput>;
export type TemplateWire = z.output<typeof template>;
export type TemplateBody = z.output<typeof templateBody>;
export type TemplateChange = z.output<typeof templateChange>;
