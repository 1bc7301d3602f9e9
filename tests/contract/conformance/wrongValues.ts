import * as z from 'zod';

export interface WrongValue {
  title: string;
  value: unknown;
  /** Path of the field that is wrong. */
  path: readonly string[];
}

interface Node {
  type?: string;
  properties?: Record<string, Node>;
  required?: string[];
  additionalProperties?: boolean | Node;
  items?: Node;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Node[];
  $ref?: string;
  $defs?: Record<string, Node>;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  format?: string;
}

/** The values of another type than each has. */
const OTHER_TYPE: Readonly<Record<string, unknown>> = {
  string: 12_345,
  number: 'many',
  integer: 'many',
  boolean: 'yes',
  array: {},
  object: [],
};

const nodeOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node;

/** Wrong types, missing and unknown fields, values past their limits. `right` is a valid body. */
export function wrongBodies(schema: z.ZodType, right: unknown): WrongValue[] {
  const root = nodeOf(schema);
  return wrongIn(root, root, right, []).map(({ path, title, change }) => ({
    path,
    title: `${path.join('.') || 'body'}: ${title}`,
    value: change(structuredClone(right)),
  }));
}

/** The same of a query, where every value is text: only limits, words and numbers can be wrong. */
export function wrongQueries(schema: z.ZodType): WrongValue[] {
  const { properties = {} } = nodeOf(schema);
  return Object.entries(properties).flatMap(([name, node]) => {
    const wrong: [title: string, value: unknown][] = [];
    if (node.type === 'number' || node.type === 'integer') wrong.push(['no number', 'many']);
    if (node.enum) wrong.push(['an unknown word', 'no-such-word']);
    if (node.minimum !== undefined && node.minimum > Number.MIN_SAFE_INTEGER) {
      wrong.push([`below ${node.minimum}`, node.minimum - 1]);
    }
    if (node.maximum !== undefined && node.maximum < Number.MAX_SAFE_INTEGER) {
      wrong.push([`above ${node.maximum}`, node.maximum + 1]);
    }
    return wrong.map(([title, value]) => ({
      title: `${name}: ${title}`,
      value: { [name]: value },
      path: [name],
    }));
  });
}

/** Values at both limits of each number that has two. */
export function numbersAtTheLimit(schema: z.ZodType): Record<string, number>[] {
  const { properties = {} } = nodeOf(schema);
  return Object.entries(properties).flatMap(([name, unread]) => {
    const { minimum = -Infinity, maximum = Infinity } = plain(unread, unread);
    const isLimited = minimum > Number.MIN_SAFE_INTEGER && maximum < Number.MAX_SAFE_INTEGER;
    return isLimited ? [{ [name]: minimum }, { [name]: maximum }] : [];
  });
}

/** A body for each limit of a text, with a text that is exactly as long as it may be. */
export function bodiesAtTheLimit(schema: z.ZodType, right: unknown): WrongValue[] {
  const { properties = {} } = nodeOf(schema);
  return Object.entries(properties).flatMap(([name, node]) => {
    const { maxLength, format, type } = plain(node, node);
    if (type !== 'string' || maxLength === undefined || format !== undefined) return [];
    if (maxLength > 20_000 || name === 'email' || name === 'phone') return [];
    const value = { ...(right as object), [name]: 'x'.repeat(maxLength) };
    return [{ title: `${name}: exactly ${maxLength}`, value, path: [name] }];
  });
}

interface Change {
  path: string[];
  title: string;
  change: (body: unknown) => unknown;
}

/** The schema itself, or what it refers to; of a value that may be null, the other one. */
function plain(node: Node, root: Node): Node {
  if (node.$ref) return plain(root.$defs?.[node.$ref.split('/').at(-1) ?? ''] ?? {}, root);
  const others = node.anyOf?.filter(({ type }) => type !== 'null');
  return others?.length === 1 && others[0] ? plain(others[0], root) : node;
}

function wrongIn(unread: Node, root: Node, right: unknown, path: string[]): Change[] {
  const node = plain(unread, root);
  const put = (title: string, value: unknown): Change => ({
    path,
    title,
    change: (body) => setAt(body, path, value),
  });
  const changes: Change[] = [];
  const other = OTHER_TYPE[node.type ?? ''];
  if (other !== undefined && !node.anyOf) changes.push(put('another type', other));
  if (node.enum) changes.push(put('an unknown word', 'no-such-word'));
  if (node.minLength) changes.push(put('empty', ''));
  if (node.maxLength !== undefined) {
    changes.push(put(`longer than ${node.maxLength}`, 'x'.repeat(node.maxLength + 1)));
  }
  if (node.minimum !== undefined && node.minimum > Number.MIN_SAFE_INTEGER) {
    changes.push(put(`below ${node.minimum}`, node.minimum - 1));
  }
  if (node.maximum !== undefined && node.maximum < Number.MAX_SAFE_INTEGER) {
    changes.push(put(`above ${node.maximum}`, node.maximum + 1));
  }
  if (node.maxItems !== undefined && Array.isArray(right) && right.length > 0) {
    const rows = Array.from({ length: node.maxItems + 1 }, () => right[0] as unknown);
    changes.push(put(`more than ${node.maxItems} items`, rows));
  }
  if (node.items && Array.isArray(right) && right.length > 0) {
    const inner = wrongIn(node.items, root, right[0], [...path, '0']);
    changes.push(...inner);
  }
  if (node.exclusiveMinimum !== undefined) {
    changes.push(put(`not above ${node.exclusiveMinimum}`, node.exclusiveMinimum));
  }
  if (node.format === 'date-time') changes.push(put('no date', 'yesterday'));
  if (node.properties && isRecord(right)) {
    for (const [name, inner] of Object.entries(node.properties)) {
      const below = [...path, name];
      if (node.required?.includes(name)) {
        const change = (body: unknown) => setAt(body, below, undefined);
        changes.push({ path: below, title: 'missing', change });
      }
      if (right[name] !== undefined) changes.push(...wrongIn(inner, root, right[name], below));
    }
    if (node.additionalProperties === false) {
      const change = (body: unknown) => setAt(body, [...path, 'unexpected'], true);
      changes.push({ path, title: 'an unknown field', change });
    }
  }
  return changes;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function setAt(body: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(body)) return body.with(Number(name), setAt(body[Number(name)], rest, value));
  const object = isRecord(body) ? body : {};
  return { ...object, [name]: rest.length > 0 ? setAt(object[name], rest, value) : value };
}
