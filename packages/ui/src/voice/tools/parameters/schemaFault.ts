import { trimText } from '@platform/i18n/text';
import { isObject } from './json.ts';
import { jsonFaultAt } from './jsonFaultAt.ts';

/** What is wrong with a schema; text keys are made of it. */
type SchemaFaultKind =
  | 'json'
  | 'notAnObject'
  | 'rootType'
  | 'type'
  | 'properties'
  | 'required'
  | 'requiredUnknown'
  | 'name'
  | 'nameTwice'
  | 'tooDeep';

/** The first thing that is wrong with a schema, and where. */
export interface SchemaFault {
  kind: SchemaFaultKind;
  /** From the root, such as `properties.date.type`; '' for the whole. */
  path: string;
  /** Of `json`: from 1. */
  line?: number;
  /** Of `json`: from 1. */
  column?: number;
}

const TYPES: readonly unknown[] = ['string', 'number', 'integer', 'boolean', 'array', 'object'];

/** As deep as the service reads. */
const deepest = 5;
const longestName = 64;

/** Writes a path with dots, and with brackets where a name is no plain word. */
export const pathOf = (names: readonly string[]): string =>
  names.reduce((path, name) => {
    if (!/^[A-Za-z_$][\w$]*$/.test(name)) return `${path}[${JSON.stringify(name)}]`;
    return path === '' ? name : `${path}.${name}`;
  }, '');

/**
 * Finds the first fault of a text that should hold the schema of an object: as JSON, as a schema, in
 * the order of the text.
 *
 * @param names of the parameters as they are edited, which may be there twice
 */
export function faultOf(text: string, names: readonly string[] = []): SchemaFault | null {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return { kind: 'nameTwice', path: pathOf(['properties', twice]) };
  let schema: unknown;
  try {
    schema = JSON.parse(text);
  } catch {
    return faultOfJson(text);
  }
  return schemaFault(schema, []);
}

function faultOfJson(text: string): SchemaFault {
  const before = text.slice(0, jsonFaultAt(text) ?? 0).split('\n');
  return {
    kind: 'json',
    path: '',
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
  };
}

function schemaFault(schema: unknown, path: readonly string[], depth = 1): SchemaFault | null {
  const at = (kind: SchemaFaultKind, ...names: string[]): SchemaFault => ({
    kind,
    path: pathOf([...path, ...names]),
  });
  if (!isObject(schema)) return at('notAnObject');
  if (depth > deepest) return at('tooDeep');
  const { type, properties = {}, required = [] } = schema;
  if (depth === 1 && type !== 'object') return at('rootType', 'type');
  if (!TYPES.includes(type)) return at('type', 'type');
  if (type === 'array') return schemaFault(schema['items'], [...path, 'items'], depth + 1);
  if (type !== 'object') return null;
  if (!isObject(properties)) return at('properties', 'properties');
  for (const [name, property] of Object.entries(properties)) {
    if (trimText(name) === '' || name.length > longestName) return at('name', 'properties', name);
    const fault = schemaFault(property, [...path, 'properties', name], depth + 1);
    if (fault) return fault;
  }
  if (!Array.isArray(required)) return at('required', 'required');
  const unknown = required.find(
    (name) => typeof name !== 'string' || !Object.hasOwn(properties, name),
  );
  return unknown === undefined ? null : at('requiredUnknown', 'required');
}
