import { isObject, read, textOf, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { countedListOf } from '../schema/countedList.ts';
import type { CountedList } from '../schema/countedList.ts';
import type { Keyed } from '../schema/list.ts';
import { countOf, dateOf } from '../schema/values.ts';
import { wordOf } from '../schema/words.ts';
import { INPUT_TYPES } from './templatesValues.ts';
import type { TemplateInputType } from './templatesValues.ts';
import { CONTENT_TYPES } from './values.ts';
import type { ContentType } from './values.ts';

export interface TemplateInputWire {
  key: string;
  label: string;
  type: string;
  required: boolean;
}

export interface TemplateWire {
  id: string;
  name: string;
  /** A type of content. */
  category: string;
  description: string;
  inputs: TemplateInputWire[];
  /** Names inputs as `{{key}}`. */
  prompt: string;
  /** Comes with the product: it can be duplicated, and not changed. */
  is_built_in: boolean;
  /** Counts its changes, from 1. */
  version: number;
  /** How many saved contents were made with it. */
  use_count?: number | null;
  updated_at?: string | null;
}

export interface TemplatesWire {
  templates: TemplateWire[];
  total: number;
}

/** Something that a template asks for. */
export interface TemplateInput {
  /** What the prompt names it, `customer_name`. */
  key: string;
  label: string;
  type: TemplateInputType;
  isRequired: boolean;
}

/** What of a template a person sets. */
export interface TemplateFields {
  name: string;
  category: ContentType;
  description: string;
  inputs: readonly TemplateInput[];
  prompt: string;
}

/** What a text can be generated from. `id` is '' where the server sent none. */
export interface Template extends Keyed, TemplateFields {
  id: string;
  isBuiltIn: boolean;
  version: number;
  /** How many saved contents were made with it; null where the server sent none. */
  uses: number | null;
  updatedAt: Date | null;
}

/** A content that was made with a template. */
export interface TemplateUse {
  id: string;
  title: string;
}

/** One load of templates; `total` counts all there are, null where the server did not say. */
export type TemplateList = CountedList<'templates', Template>;

/** `GET /v1/templates`. */
export const templatesSchema = countedListOf('templates', ['templates', 'data'], toTemplate);

/** The template that a write answers with; null where the answer holds none. */
export const templateAnswerSchema = read((value): Template | null => {
  if (!isObject(value)) return null;
  const template = toTemplate(unwrap(value, 'template', 'data'));
  return template.id === '' ? null : { ...template, key: template.id };
});

/** Reads the contents of a refusal to remove what made them. */
export function templateUsesOf(value: unknown): TemplateUse[] {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  return rows.filter(isObject).map((row) => {
    const id = textOf(row.id);
    return { id, title: textOf(row.title, id || 'Unknown') };
  });
}

function toTemplate(row: WireObject): Omit<Template, 'key'> {
  return {
    id: textOf(row.id),
    name: textOf(row.name, 'Unknown'),
    // What this client does not know is the most general one.
    category: wordOf(CONTENT_TYPES, row.category) ?? 'article',
    description: textOf(row.description),
    inputs: inputsOf(row.inputs),
    prompt: typeof row.prompt === 'string' ? row.prompt : '',
    isBuiltIn: row.is_built_in === true,
    version: countOf(row.version) ?? 0,
    uses: countOf(row.use_count),
    updatedAt: dateOf(row.updated_at),
  };
}

/** An input without a key, or with one that is there already, could not be filled in. */
function inputsOf(value: unknown): TemplateInput[] {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  const seen = new Set<string>();
  return rows.filter(isObject).flatMap((row): TemplateInput[] => {
    const key = textOf(row.key);
    if (key === '' || seen.has(key)) return [];
    seen.add(key);
    const type = wordOf(INPUT_TYPES, row.type) ?? 'text';
    return [{ key, label: textOf(row.label, key), type, isRequired: row.required === true }];
  });
}
