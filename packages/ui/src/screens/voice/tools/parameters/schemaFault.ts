import { TOOL_LIMITS } from '@platform/domain';
import { trimText } from '@platform/i18n/text';
import { isObject } from './json.ts';
import { jsonFaultAt } from './jsonFaultAt.ts';

type SchemaFaultKind =
  | 'json'
  | 'notAnObject'
  | 'rootType'
  | 'type'
  | 'properties'
  | 'required'
  | 'requiredUnknown'
  | 'name'
  | 'duplicateName'
  | 'tooDeep';

export interface SchemaFault {
  kind: SchemaFaultKind;
  /** Path from the root, such as `properties.date.type`; `''` for the whole. */
  path: string;
  line?: number;
  column?: number;
}

const TYPES: readonly unknown[] = ['string', 'number', 'integer', 'boolean', 'array', 'object'];

const { parameterDepth: MAX_DEPTH, parameterName: MAX_NAME_LENGTH } = TOOL_LIMITS;

/** Joins names with dots, or with brackets if a name is not an identifier. */
export const pathOf = (names: readonly string[]): string =>
  names.reduce((path, name) => {
    if (!/^[A-Za-z_$][\w$]*$/.test(name)) return `${path}[${JSON.stringify(name)}]`;
    return path === '' ? name : `${path}.${name}`;
  }, '');

/** JSON errors come first, then faults in the order of the text. `names` may have duplicates. */
export function faultOf(text: string, names: readonly string[] = []): SchemaFault | null {
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate !== undefined)
    return { kind: 'duplicateName', path: pathOf(['properties', duplicate]) };
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
  if (depth > MAX_DEPTH) return at('tooDeep');
  const { type, properties = {}, required = [] } = schema;
  if (depth === 1 && type !== 'object') return at('rootType', 'type');
  if (!TYPES.includes(type)) return at('type', 'type');
  if (type === 'array') return schemaFault(schema['items'], [...path, 'items'], depth + 1);
  if (type !== 'object') return null;
  if (!isObject(properties)) return at('properties', 'properties');
  for (const [name, property] of Object.entries(properties)) {
    if (trimText(name) === '' || name.length > MAX_NAME_LENGTH)
      return at('name', 'properties', name);
    const fault = schemaFault(property, [...path, 'properties', name], depth + 1);
    if (fault) return fault;
  }
  if (!Array.isArray(required)) return at('required', 'required');
  const unknown = required.find(
    (name) => typeof name !== 'string' || !Object.hasOwn(properties, name),
  );
  return unknown === undefined ? null : at('requiredUnknown', 'required');
}
