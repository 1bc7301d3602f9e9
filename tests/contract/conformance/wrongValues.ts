import type * as z from 'zod';
import { limitsOf, nodeOf, valueNodesOf, setAt } from './schemaNodes.ts';
import type { Node, ValueNode } from './schemaNodes.ts';

export interface WrongValue {
  title: string;
  value: unknown;
}

/** A value of another type, by JSON type. */
const OTHER_TYPE: Readonly<Record<string, unknown>> = {
  string: 12_345,
  number: 'many',
  integer: 'many',
  boolean: 'yes',
  array: {},
  object: [],
};

/**
 * Returns bodies with wrong types, missing and unknown fields, and values beyond their limits.
 * `right` is a valid body.
 */
export const wrongBodies = (schema: z.ZodType, right: unknown): WrongValue[] =>
  valueNodesOf(schema, right).flatMap((valueNode) =>
    wrongAt(valueNode).map(({ title, path, value }) => ({
      title: `${valueNode.path.join('.') || 'body'}: ${title}`,
      value: setAt(right, path, value),
    })),
  );

/** Returns the same for a query, in which every value is text and unknown fields are ignored. */
export function wrongQueries(schema: z.ZodType): WrongValue[] {
  const { properties = {}, required = [] } = nodeOf(schema);
  return Object.entries(properties).flatMap(([name, node]) => {
    const isNumber = node.type === 'number' || node.type === 'integer';
    const wrong: Wrong[] = [
      ...(required.includes(name) ? [['missing', undefined] as Wrong] : []),
      ...(isNumber ? [['not a number', 'many'] as Wrong] : []),
      ...wrongEnumValues(node),
      ...wrongTexts(node),
      ...wrongNumbers(node),
    ];
    return wrong.map(([title, value]) => ({
      title: `${name}: ${title}`,
      value: { [name]: value },
    }));
  });
}

interface Change {
  title: string;
  path: readonly string[];
  value: unknown;
}

function wrongAt({ node, path, value: right, isRequired }: ValueNode): Change[] {
  const missing = isRequired ? [{ title: 'missing', path, value: undefined }] : [];
  if (right === undefined) return missing;
  const other = OTHER_TYPE[node.type ?? ''];
  const wrong: Wrong[] = [
    ...(other === undefined || node.anyOf ? [] : [['another type', other] as Wrong]),
    ...wrongEnumValues(node),
    ...wrongTexts(node),
    ...wrongNumbers(node),
    ...wrongLists(node, right),
  ];
  const unknown = [...path, 'unexpected'];
  return [
    ...missing,
    ...wrong.map(([title, value]) => ({ title, path, value })),
    ...(node.additionalProperties === false
      ? [{ title: 'an unknown field', path: unknown, value: true }]
      : []),
  ];
}

type Wrong = [title: string, value: unknown];

const wrongEnumValues = (node: Node): Wrong[] =>
  node.enum ? [['an unknown value', 'no-such-word']] : [];

/** Formats that never contain a space. */
const FORMATS = ['date', 'date-time', 'email', 'uri'];

function wrongTexts({ minLength = 0, maxLength, format = '' }: Node): Wrong[] {
  return [
    ...(minLength > 0 ? [['empty', ''] as Wrong] : []),
    ...(minLength > 1 ? [[`shorter than ${minLength}`, 'x'.repeat(minLength - 1)] as Wrong] : []),
    ...(maxLength === undefined
      ? []
      : [[`longer than ${maxLength}`, 'x'.repeat(maxLength + 1)] as Wrong]),
    ...(FORMATS.includes(format) ? [[`not a valid ${format}`, 'no such'] as Wrong] : []),
  ];
}

function wrongNumbers(node: Node): Wrong[] {
  const { minimum, maximum } = limitsOf(node);
  const { exclusiveMinimum: above } = node;
  const isLimit = above !== undefined && above > Number.MIN_SAFE_INTEGER;
  return [
    ...(minimum === null ? [] : [[`below ${minimum}`, minimum - 1] as Wrong]),
    ...(maximum === null ? [] : [[`above ${maximum}`, maximum + 1] as Wrong]),
    ...(isLimit ? [[`not above ${above}`, above] as Wrong] : []),
  ];
}

function wrongLists({ maxItems }: Node, right: unknown): Wrong[] {
  if (maxItems === undefined || !Array.isArray(right) || right.length === 0) return [];
  const rows = Array.from({ length: maxItems + 1 }, () => right[0] as unknown);
  return [[`more than ${maxItems} items`, rows]];
}
