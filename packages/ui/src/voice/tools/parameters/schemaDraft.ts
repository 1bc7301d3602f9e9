import { isObject } from './json.ts';
import type { JsonObject } from './json.ts';

/** A parameter that the builder shows; what it has no field for is kept in `rest`. */
export interface Parameter {
  /** Stays with it while it is renamed. */
  id: string;
  /** '' while it has none. */
  name: string;
  /** A JSON type; '' or another word where the schema has none that is known. */
  type: string;
  description: string;
  isRequired: boolean;
  /** Its other keywords, such as `enum` or `items`. */
  rest: JsonObject;
}

/**
 * The parameters of a tool while they are edited: as JSON text, and as the builder shows them. Each
 * side follows the other. While the text cannot be shown by the builder, that waits with what it had.
 */
export interface SchemaDraft {
  text: string;
  parameters: readonly Parameter[];
  /** Other keywords of the whole. */
  rest: JsonObject;
  /** Whether the builder shows what the text says. */
  isReadable: boolean;
}

/** The types that a parameter can have. */
export const PARAMETER_TYPES = [
  'string',
  'number',
  'integer',
  'boolean',
  'array',
  'object',
] as const;

/** A draft of a schema. */
export const draftOf = (schema: Readonly<JsonObject>): SchemaDraft =>
  draftOfText(JSON.stringify(schema, null, 2));

/** A draft of a JSON text, whatever it holds. */
export const draftOfText = (text: string): SchemaDraft =>
  withText({ text: '', parameters: [], rest: { type: 'object' }, isReadable: false }, text);

/** The draft with another text, as the JSON side writes it. */
export function withText(draft: SchemaDraft, text: string): SchemaDraft {
  const schema = parsed(text);
  const read = isObject(schema) ? readParameters(schema) : null;
  return read ? { text, ...read, isReadable: true } : { ...draft, text, isReadable: false };
}

/** The draft with other parameters, as the builder writes them. */
export function withParameters(draft: SchemaDraft, parameters: readonly Parameter[]): SchemaDraft {
  return { ...draft, parameters, text: textOf(draft.rest, parameters), isReadable: true };
}

/** The draft with one more parameter, of a name that is free. */
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

/** A parameter of another type: what belongs to the type it had goes, what the new one needs comes. */
export function withType(parameter: Parameter, type: string): Parameter {
  if (type === parameter.type) return parameter;
  const needs: Record<string, JsonObject> = {
    array: { items: { type: 'string' } },
    object: { properties: {} },
  };
  return { ...parameter, type, rest: needs[type] ?? {} };
}

/** The schema that a text holds; null where it holds none. */
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

/** The parameters of a schema; null where the builder could not write them back as they are. */
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

/**
 * The schema as text. It is written by hand, since an object could not hold two parameters of one
 * name, as there are while a name is typed.
 */
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
