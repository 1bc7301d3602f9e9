import { trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';
import { INPUT_TYPES, TEMPLATE_LIMITS } from './templatesValues.ts';
import { isInputKey } from './templatesVariables.ts';
import { CONTENT_TYPES } from './values.ts';

const text = (least: number, most: number) =>
  z.string().check(z.overwrite(trimText), z.minLength(least), z.maxLength(most));
const { name, description, inputs, label, prompt } = TEMPLATE_LIMITS;

const inputSchema = z.strictObject({
  key: z.string().check(z.refine(isInputKey, 'Use a to z, 0 to 9 and _')),
  label: text(1, label),
  type: z.enum(INPUT_TYPES),
  required: z.boolean(),
});

/** Body of `POST /v1/templates`. */
export const templateBodySchema = z.strictObject({
  name: text(name.least, name.most),
  category: z.enum(CONTENT_TYPES),
  description: text(0, description),
  inputs: z.array(inputSchema).check(z.maxLength(inputs)),
  prompt: text(prompt.least, prompt.most),
});

/** Body of `PATCH /v1/templates/{id}`: what changes. */
export const templateChangeSchema = z.partial(templateBodySchema);

/** Query of `DELETE /v1/templates/{id}`. */
export const removeTemplateQuerySchema = z.object({
  force: z.optional(z.enum(['true', 'false'])),
});

export type TemplateBody = z.output<typeof templateBodySchema>;
export type TemplateChange = z.output<typeof templateChangeSchema>;
