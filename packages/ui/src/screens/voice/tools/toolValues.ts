import type { ToolHeader, ToolKind, ToolMethod, ToolSettings } from '@platform/domain';
import { trimText } from '@platform/i18n/text';
import type { NumberValue } from '../../../components/NumberField/useNumberText.ts';
import { isObject } from './parameters/json.ts';
import { draftOf, draftOfText, schemaOf } from './parameters/schemaDraft.ts';
import type { SchemaDraft } from './parameters/schemaDraft.ts';
import type { ToolDraft } from './toolsTypes.ts';

export interface HeaderValue extends Omit<ToolHeader, 'hasValue'> {
  /** Stays the same when the header is renamed. */
  id: string;
  /** Name of the stored value; `''` if there is none. */
  keptName: string;
}

export interface ToolValues {
  name: string;
  description: string;
  /** `''` if the kind is unknown to this client. */
  kind: ToolKind | '';
  provider: string;
  method: ToolMethod;
  url: string;
  headers: readonly HeaderValue[];
  parameters: SchemaDraft;
  /** Seconds; a text if it cannot be read, or from a draft. */
  timeout: NumberValue;
  isEnabled: boolean;
}

export const NEW_TOOL: ToolSettings = {
  name: '',
  description: '',
  kind: 'http',
  method: 'POST',
  url: '',
  headers: [],
  parameters: { type: 'object', properties: {}, required: [] },
  timeoutSeconds: 10,
  isEnabled: true,
  provider: '',
};

export function valuesOf(tool: ToolSettings): ToolValues {
  const { name, description, provider, method, url, isEnabled } = tool;
  return {
    name,
    description,
    kind: tool.kind ?? '',
    provider,
    method,
    url,
    headers: tool.headers.map((header, index) => ({
      id: `h${index + 1}`,
      name: header.name,
      value: header.value,
      isSecret: header.isSecret,
      keptName: header.isSecret && header.hasValue ? header.name : '',
    })),
    parameters: draftOf(tool.parameters),
    timeout: tool.timeoutSeconds,
    isEnabled,
  };
}

export function settingsOf(values: ToolValues): ToolSettings {
  const { kind } = values;
  const isRequest = kind === 'http';
  return {
    name: trimText(values.name),
    description: trimText(values.description),
    kind: kind === '' ? null : kind,
    method: values.method,
    url: isRequest ? trimText(values.url) : '',
    headers: isRequest
      ? values.headers.map((header) => ({
          name: trimText(header.name),
          value: header.value,
          isSecret: header.isSecret,
          hasValue: header.value !== '' || isKept(header),
        }))
      : [],
    parameters: schemaOf(values.parameters) ?? NEW_TOOL.parameters,
    timeoutSeconds: Number(values.timeout),
    isEnabled: values.isEnabled,
    provider: kind === 'integration' ? values.provider : '',
  };
}

/** True if the server keeps the stored value of a header: it is still secret and not renamed. */
export const isKept = ({ name, isSecret, keptName }: HeaderValue): boolean =>
  isSecret && keptName !== '' && trimText(name).toLowerCase() === keptName.toLowerCase();

export function uniqueName(name: string, takenNames: ReadonlySet<string>): string {
  if (!takenNames.has(name)) return name;
  let number = 2;
  while (takenNames.has(`${name.slice(0, 36)}_${number}`)) number += 1;
  return `${name.slice(0, 36)}_${number}`;
}

/** Secret values are never sent to the client, so they are not copied. */
export const copyOf = (values: ToolValues, takenNames: ReadonlySet<string>): ToolValues => ({
  ...values,
  name: uniqueName(`${values.name.slice(0, 35)}_copy`, takenNames),
  headers: values.headers.map((header) => ({ ...header, keptName: '' })),
});

export type MissingField =
  | { field: 'name' | 'description' | 'url' | 'provider' }
  | { field: 'header'; name: string };

export function missingOf(values: ToolValues): readonly MissingField[] {
  const { kind } = values;
  const texts = [
    ['name', true],
    ['description', true],
    ['provider', kind === 'integration'],
    ['url', kind === 'http'],
  ] as const;
  const headers = kind === 'http' ? values.headers : [];
  return [
    ...texts.flatMap(([field, isNeeded]) =>
      isNeeded && trimText(values[field]) === '' ? [{ field }] : [],
    ),
    ...headers.flatMap((header) =>
      header.value === '' && !isKept(header)
        ? [{ field: 'header' as const, name: header.name }]
        : [],
    ),
  ];
}

export function toDraft(values: ToolValues): ToolDraft {
  const { headers, parameters, isEnabled, timeout, ...texts } = values;
  return {
    ...texts,
    timeout: String(timeout ?? ''),
    headers: JSON.stringify(
      headers.map((header) => (header.isSecret ? { ...header, value: '' } : header)),
    ),
    parameters: parameters.text,
    isEnabled: String(isEnabled),
  };
}

export function fromDraft(draft: ToolDraft): ToolValues {
  return {
    ...draft,
    kind: draft.kind as ToolKind | '',
    method: draft.method as ToolMethod,
    headers: headersOf(draft.headers),
    parameters: draftOfText(draft.parameters),
    isEnabled: draft.isEnabled === 'true',
    timeout: numberOfDraft(draft.timeout),
  };
}

/** A text that is not a number stays as it was typed. */
const numberOfDraft = (text: string): NumberValue =>
  text === '' ? null : Number.isFinite(Number(text)) ? Number(text) : text;

/** Reads headers of a draft, which is untrusted: browser storage can be edited. */
function headersOf(text: string): HeaderValue[] {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) ? rows.filter(isHeader) : [];
  } catch {
    return [];
  }
}

const isHeader = (row: unknown): row is HeaderValue =>
  isObject(row) &&
  ['id', 'name', 'value', 'keptName'].every((field) => typeof row[field] === 'string') &&
  typeof row['isSecret'] === 'boolean';
