import type { ContentType, TemplateFields, TemplateInput } from '@platform/domain';
import { trimText } from '@platform/i18n/text';
import type { TemplateDraft } from './templatesTypes.ts';

export interface InputValue extends TemplateInput {
  /** Stable while the key is edited. */
  id: string;
}

export interface TemplateValues {
  name: string;
  category: ContentType;
  description: string;
  inputs: readonly InputValue[];
  prompt: string;
}

export const INPUT_TYPES = [
  'text',
  'long_text',
  'number',
] as const satisfies readonly TemplateInput['type'][];

export const NEW_TEMPLATE: TemplateFields = {
  name: '',
  category: 'article',
  description: '',
  inputs: [],
  prompt: '',
};

export const valuesOf = (fields: TemplateFields): TemplateValues => ({
  name: fields.name,
  category: fields.category,
  description: fields.description,
  inputs: fields.inputs.map((input, index) => ({ ...input, id: `i${index + 1}` })),
  prompt: fields.prompt,
});

export const fieldsOf = ({ inputs, ...values }: TemplateValues): TemplateFields => ({
  ...values,
  inputs: inputs.map(({ id: _id, ...input }) => ({ ...input, key: trimText(input.key) })),
});

export const toDraft = ({ inputs, ...values }: TemplateValues): TemplateDraft => ({
  ...values,
  inputs: JSON.stringify(inputs),
});

export const fromDraft = (draft: TemplateDraft): TemplateValues => ({
  ...draft,
  category: draft.category as ContentType,
  inputs: inputsOf(draft.inputs),
});

/** Inputs of a draft in browser storage, which is not trusted. */
function inputsOf(text: string): InputValue[] {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) ? rows.filter(isInput) : [];
  } catch {
    return [];
  }
}

function isInput(row: unknown): row is InputValue {
  const { id, key, label, type, isRequired } = (row ?? {}) as Partial<InputValue>;
  return (
    [id, key, label].every((text) => typeof text === 'string') &&
    INPUT_TYPES.some((known) => known === type) &&
    typeof isRequired === 'boolean'
  );
}
