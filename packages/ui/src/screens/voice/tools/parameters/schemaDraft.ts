import { isObject } from './json.ts';
import type { JsonObject } from './json.ts';

export interface Parameter {
  id: string;
  name: string;
  /** A JSON type; `''` or another word if the schema has no known type. */
  type: string;
  description: string;
  isRequired: boolean;
  rest: JsonObject;
}

/** Text and rows follow each other; while the text has no rows, they keep their last state. */
export interface SchemaDraft {
  text: string;
  parameters: readonly Parameter[];
  rest: JsonObject;
  /** True if the rows show the text's schema. */
  isReadable: boolean;
}

export const PARAMETER_TYPES = [
  'string',
  'number',
  'integer',
  'boolean',
  'array',
  'object',
] as const;

export const draftOf = (schema: Readonly<JsonObject>): SchemaDraft =>
  draftOfText(JSON.stringify(schema, null, 2));

export const draftOfText = (text: string): SchemaDraft =>
  withText({ text: '', parameters: [], rest: { type: 'object' }, isReadable: false }, text);

export function withText(draft: SchemaDraft, text: string): SchemaDraft {
  const schema = parsed(text);
  const read = isObject(schema) ? readParameters(schema) : null;
  return read ? { text, ...read, isReadable: true } : { ...draft, text, isReadable: false };
}

export function withParameters(draft: SchemaDraft, parameters: readonly Parameter[]): SchemaDraft {
  return { ...draft, parameters, text: textOf(draft.rest, parameters), isReadable: true };
}

export function withNewParameter(draft: SchemaDraft): SchemaDraft {
  const { parameters } = draft;
  const names = new Set(parameters.map(({ name }) => name));
  const number = firstFree((candidate) => !names.has(`parameter_${candidate}`));
  const ids = new Set(parameters.map(({ id }) => id));
  const id = firstFree((candidate) => !ids.has(`p${candidate}`));
  return withParameters(draft, [
    ...parameters,
    {
      id: `p${id}`,
      name: `parameter_${number}`,
      type: 'string',
      description: '',
      isRequired: false,
      rest: {},
    },
  ]);
}

/** Changes the type of a parameter and replaces keywords that depend on it. */
export function withType(parameter: Parameter, type: string): Parameter {
  if (type === parameter.type) return parameter;
  const needs: Record<string, JsonObject> = {
    array: { items: { type: 'string' } },
    object: { properties: {} },
  };
  return { ...parameter, type, rest: needs[type] ?? {} };
}

export function schemaOf({ text }: SchemaDraft): JsonObject | null {
  const schema = parsed(text);
  return isObject(schema) ? schema : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function firstFree(isFree: (candidate: number) => boolean): number {
  let candidate = 1;
  while (!isFree(candidate)) candidate += 1;
  return candidate;
}

/** Reads the parameters of a schema; null if the rows could not write it back unchanged. */
function readParameters(schema: JsonObject): Pick<SchemaDraft, 'parameters' | 'rest'> | null {
  const { properties = {}, required = [], ...rest } = schema;
  if (!isObject(properties) || !Array.isArray(required)) return null;
  const isKnown = required.every((name) => typeof name === 'string' && name in properties);
  const entries = Object.entries(properties);
  if (!isKnown || !entries.every(([, property]) => isObject(property))) return null;
  const parameters = entries.map(([name, property], index): Parameter => {
    const { type, description, ...others } = property as JsonObject;
    return {
      id: `p${index + 1}`,
      name,
      type: typeof type === 'string' ? type : '',
      description: typeof description === 'string' ? description : '',
      isRequired: required.includes(name),
      rest: {
        ...(typeof type === 'string' || type === undefined ? {} : { type }),
        ...others,
      },
    };
  });
  return { parameters, rest };
}

/** Written by hand: an object cannot hold two parameters of one name, as exist while typing. */
function textOf(rest: JsonObject, parameters: readonly Parameter[]): string {
  const properties = parameters.map((parameter) => {
    const { name, type, description } = parameter;
    const property = {
      ...(type === '' ? {} : { type }),
      ...(description === '' ? {} : { description }),
      ...parameter.rest,
    };
    return `    ${JSON.stringify(name)}: ${indented(property, 4)}`;
  });
  const required = parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const lines = [
    ...Object.entries({ type: 'object', ...rest }).map(
      ([name, value]) => `  ${JSON.stringify(name)}: ${indented(value, 2)}`,
    ),
    properties.length === 0
      ? '  "properties": {}'
      : `  "properties": {\n${properties.join(',\n')}\n  }`,
    `  "required": ${indented(required, 2)}`,
  ];
  return `{\n${lines.join(',\n')}\n}`;
}

const indented = (value: unknown, by: number): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(by)}`);
