import { TEMPLATE_LIMITS } from '@platform/domain';
import { trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';
import type { InputValue, TemplateValues } from './templateValues.ts';
import type { TemplateRules } from './templatesTypes.ts';

type ErrorName = 'name' | 'description' | 'inputs' | 'tooMany' | 'prompt' | 'unknown';

export type TemplateErrorKey = `contentTemplates.invalid.${ErrorName}`;

export type InputFault = 'key' | 'duplicateKey' | 'keyTaken' | 'label';

const key = (name: ErrorName): TemplateErrorKey => `contentTemplates.invalid.${name}`;

const between = ({ min, max }: { min: number; max: number }, name: ErrorName) =>
  z.string().check(
    z.refine((text) => {
      const { length } = trimText(text);
      return length >= min && length <= max;
    }, key(name)),
  );

const keysOf = (inputs: readonly InputValue[]): string[] =>
  inputs.map((input) => trimText(input.key));

export function inputFaults(
  inputs: readonly InputValue[],
  rules: TemplateRules,
): ReadonlyMap<string, InputFault> {
  const keys = keysOf(inputs);
  return new Map(
    inputs.flatMap(({ id, label }, index): [string, InputFault][] => {
      const name = keys[index] ?? '';
      if (!rules.isKey(name)) return [[id, 'key']];
      if (rules.briefKeys.includes(name)) return [[id, 'keyTaken']];
      if (keys.indexOf(name) !== index) return [[id, 'duplicateKey']];
      return trimText(label) === '' ? [[id, 'label']] : [];
    }),
  );
}

export const checkOf = (
  { prompt, inputs }: Pick<TemplateValues, 'prompt' | 'inputs'>,
  rules: TemplateRules,
) => rules.check(prompt, keysOf(inputs));

export const templateSchema = (rules: TemplateRules) =>
  z
    .object({
      name: between(TEMPLATE_LIMITS.name, 'name'),
      category: z.custom<TemplateValues['category']>(),
      description: between({ min: 0, max: TEMPLATE_LIMITS.description }, 'description'),
      inputs: z.custom<TemplateValues['inputs']>(),
      prompt: between(TEMPLATE_LIMITS.prompt, 'prompt'),
    })
    .check(({ value, issues }) => {
      const refuse = (path: keyof TemplateValues, message: TemplateErrorKey) =>
        issues.push({ code: 'custom', path: [path], message, input: value });
      if (value.inputs.length > TEMPLATE_LIMITS.inputs) refuse('inputs', key('tooMany'));
      if (inputFaults(value.inputs, rules).size > 0) refuse('inputs', key('inputs'));
      if (checkOf(value, rules).unknown.length > 0) refuse('prompt', key('unknown'));
    });
