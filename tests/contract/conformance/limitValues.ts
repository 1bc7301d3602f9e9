import type * as z from 'zod';
import { limitsOf, nodeOf, valueNodesOf, setAt } from './schemaNodes.ts';
import type { Node, ValueNode } from './schemaNodes.ts';

export interface LimitValue {
  title: string;
  path: readonly string[];
  value: unknown;
}

export interface LimitValues {
  lowest: LimitValue[];
  highest: LimitValue[];
}

/**
 * Values exactly at the limits of texts, numbers and lists, also in nested objects. `right` is a
 * valid body, `unique` a part of the texts, so that names are new, `fixed` are paths of fields that
 * may not have every value within their limits.
 */
export function limitValues(
  schema: z.ZodType,
  right: unknown,
  { unique = '', fixed = [] }: { unique?: string; fixed?: readonly string[] } = {},
): LimitValues {
  const limits: LimitValues = { lowest: [], highest: [] };
  for (const valueNode of valueNodesOf(schema, right)) {
    const { path, value: known } = valueNode;
    if (known === undefined || fixed.includes(path.join('.'))) continue;
    const addValue = (list: LimitValue[], title: string, value: unknown) =>
      list.push({ title: `${path.join('.')}: ${title}`, path, value });
    const { shortest, longest } = textLimits(valueNode.node, unique);
    if (shortest !== null) addValue(limits.lowest, `exactly ${shortest.length}`, shortest);
    if (longest !== null) addValue(limits.highest, `exactly ${longest.length}`, longest);
    const { minimum, maximum } = limitsOf(valueNode.node);
    if (minimum !== null && maximum !== null) {
      addValue(limits.lowest, `exactly ${minimum}`, minimum);
      addValue(limits.highest, `exactly ${maximum}`, maximum);
    }
    const rows = mostRows(valueNode);
    if (rows) addValue(limits.highest, `exactly ${rows.length} items`, rows);
  }
  // A list is filled before its first item is changed.
  limits.highest.sort((one, other) => one.path.length - other.path.length);
  return limits;
}

export const withValues = (body: unknown, values: readonly LimitValue[]): unknown =>
  values.reduce((changed, { path, value }) => setAt(changed, path, value), body);

/** Returns values at both limits of each bounded number of a query. */
export function numbersAtTheLimit(schema: z.ZodType): Record<string, number>[] {
  return Object.entries(nodeOf(schema).properties ?? {}).flatMap(([name, node]) => {
    const { minimum, maximum } = limitsOf(node);
    return minimum === null || maximum === null ? [] : [{ [name]: minimum }, { [name]: maximum }];
  });
}

/** Returns null without such a limit, or for a format that cannot be filled. */
function textLimits({ type, format, pattern, minLength, maxLength }: Node, unique: string) {
  const isFree = (text: string) => pattern === undefined || new RegExp(pattern, 'u').test(text);
  const textOf = (length: number) =>
    length === 0 ? '' : unique.slice(-length).padEnd(length, 'x');
  if (type !== 'string' || format !== undefined || maxLength === undefined) {
    return { shortest: null, longest: null };
  }
  const [shortest, longest] = [textOf(minLength ?? 0), textOf(maxLength)];
  return {
    shortest: isFree(shortest) ? shortest : null,
    longest: isFree(longest) ? longest : null,
  };
}

/** Fills a list with copies of its first item, with different names and keys. */
function mostRows({ node: { maxItems }, value }: ValueNode): unknown[] | null {
  if (maxItems === undefined || !Array.isArray(value) || value.length === 0) return null;
  return Array.from({ length: maxItems }, (_, index) => numbered(value[0], index));
}

function numbered(item: unknown, index: number): unknown {
  if (index === 0 || typeof item !== 'object' || item === null) return item;
  const named = Object.entries(item).map(([name, value]: [string, unknown]) => [
    name,
    ['key', 'name'].includes(name) ? `${String(value)}${index}` : value,
  ]);
  return Object.fromEntries(named) as unknown;
}
