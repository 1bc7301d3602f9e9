import type {
  Template,
  TemplateFields,
  TemplateInput,
  TemplateInputType,
  TemplateList,
} from '@platform/domain';
import { trimText } from '@platform/i18n/text';
import type { ZodMiniType } from 'zod/mini';
import { defineCall } from '../http/call.ts';
import { conflictDetails } from '../http/errorCode.ts';
import { resourceOf } from '../resource.ts';
import { countedListOf } from '../schema/countedList.ts';
import { isObject, read, toText, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { countOf, dateOf } from '../schema/values.ts';
import { parseEnum } from '../schema/parseEnum.ts';
import { CONTENT_TYPES } from './contents.ts';
import type { TemplateBody, TemplateChange } from './templates.contract.ts';

export const INPUT_TYPES = [
  'text',
  'long_text',
  'number',
] as const satisfies readonly TemplateInputType[];

export interface TemplateUse {
  id: string;
  title: string;
}

export const templatesSchema: ZodMiniType<TemplateList> = countedListOf(
  'templates',
  ['templates', 'data'],
  toTemplate,
);

const storedSchema = read((value): Template | null => {
  if (!isObject(value)) return null;
  const template = toTemplate(unwrap(value, 'template', 'data'));
  return template.id === '' ? null : { ...template, key: template.id };
});

function toTemplate(row: WireObject): Omit<Template, 'key'> {
  return {
    id: toText(row.id),
    name: toText(row.name, 'Unknown'),
    // An unknown category becomes the most general one.
    category: parseEnum(CONTENT_TYPES, row.category) ?? 'article',
    description: toText(row.description),
    inputs: inputsOf(row.inputs),
    prompt: typeof row.prompt === 'string' ? row.prompt : '',
    isBuiltIn: row.is_built_in === true,
    version: countOf(row.version) ?? 0,
    uses: countOf(row.use_count),
    updatedAt: dateOf(row.updated_at),
  };
}

/** Skips inputs without a key or with a repeated one: they could not be filled in. */
function inputsOf(value: unknown): TemplateInput[] {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  const seen = new Set<string>();
  return rows.filter(isObject).flatMap((row): TemplateInput[] => {
    const key = toText(row.key);
    if (key === '' || seen.has(key)) return [];
    seen.add(key);
    const type = parseEnum(INPUT_TYPES, row.type) ?? 'text';
    return [{ key, label: toText(row.label, key), type, isRequired: row.required === true }];
  });
}

/** Returns the content items listed in a 409 `IN_USE`; null for any other error. */
export function templateUsesIn(error: unknown): TemplateUse[] | null {
  const details = conflictDetails(error, 'IN_USE');
  return details && templateUsesOf(details.contents);
}

function templateUsesOf(value: unknown): TemplateUse[] {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  return rows.filter(isObject).map((row) => {
    const id = toText(row.id);
    return { id, title: toText(row.title, id || 'Unknown') };
  });
}

function toBody({ inputs, ...fields }: Partial<TemplateFields>): TemplateChange {
  const sentInputs = inputs?.map(({ key, label, type, isRequired }) => ({
    key,
    label: trimText(label),
    type,
    required: isRequired,
  }));
  return { ...fields, ...(sentInputs && { inputs: sentInputs }) };
}

export const listTemplates = defineCall({
  service: 'content',
  method: 'GET',
  path: '/v1/templates',
  access: 'private',
  response: templatesSchema,
});

export const createTemplate = defineCall({
  service: 'content',
  method: 'POST',
  path: '/v1/templates',
  access: 'private',
  body: (fields: TemplateFields) => toBody(fields) as TemplateBody,
  response: storedSchema,
});

export const updateTemplate = defineCall({
  service: 'content',
  method: 'PATCH',
  fallbackMethod: 'PUT',
  path: '/v1/templates/{id}',
  access: 'private',
  body: (change: Partial<TemplateFields>) => toBody(change),
  response: storedSchema,
});

/** Fails if content items use it, unless `isForced`; `templateUsesIn` reads the error. */
export const removeTemplate = defineCall({
  service: 'content',
  method: 'DELETE',
  path: '/v1/templates/{id}',
  access: 'private',
  query: ({ isForced }: { isForced?: boolean | undefined }) => ({ force: isForced || undefined }),
});

export const contentTemplates = resourceOf(listTemplates, { isFeature: true });
