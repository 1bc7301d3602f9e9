import * as z from 'zod';

/** The parts of a JSON schema that the suite reads. */
export interface Node {
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
  pattern?: string;
}

export interface ValueNode {
  node: Node;
  path: readonly string[];
  value: unknown;
  isRequired: boolean;
}

export const nodeOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node;

/**
 * Lists the value and its nested members: the first item of a list, the first entry of a record.
 */
export function valueNodesOf(schema: z.ZodType, value: unknown): ValueNode[] {
  const root = nodeOf(schema);
  return valueNodesIn({ node: root, path: [], value, isRequired: false }, root);
}

function valueNodesIn(valueNode: ValueNode, root: Node): ValueNode[] {
  const { path, value } = valueNode;
  const node = plain(valueNode.node, root, value);
  const here = { ...valueNode, node };
  const inner = (name: string, child: Node, isRequired = false) =>
    valueNodesIn(
      { node: child, path: [...path, name], value: memberOf(value, name), isRequired },
      root,
    );
  if (Array.isArray(value)) {
    return node.items && value.length > 0 ? [here, ...inner('0', node.items)] : [here];
  }
  if (!isRecord(value)) return [here];
  const { properties = {}, required = [], additionalProperties: others } = node;
  const [other] = Object.keys(value).filter((name) => !Object.hasOwn(properties, name));
  return [
    here,
    ...Object.entries(properties).flatMap(([name, child]) =>
      inner(name, child, required.includes(name)),
    ),
    ...(typeof others === 'object' && other !== undefined ? inner(other, others) : []),
  ];
}

/** Resolves the schema of a value: references, null, and the alternative that matches. */
function plain(node: Node, root: Node, value: unknown): Node {
  if (node.$ref) return plain(root.$defs?.[node.$ref.split('/').at(-1) ?? ''] ?? {}, root, value);
  const others = (node.anyOf ?? []).filter(({ type }) => type !== 'null');
  const fitting = others.filter((other) => isFitting(plain(other, root, value), value));
  const [only] = others.length === 1 ? others : fitting;
  return only ? plain(only, root, value) : node;
}

function isFitting(
  { type, const: constant, properties = {}, required = [] }: Node,
  value: unknown,
) {
  if (constant !== undefined) return constant === value;
  if (type !== 'object') return typeof value === type;
  if (!isRecord(value)) return false;
  const names = Object.keys(value);
  return (
    required.every((name) => names.includes(name)) && names.every((name) => name in properties)
  );
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a copy of the body with another value at a path. */
export function setAt(body: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(body)) return body.with(Number(name), setAt(body[Number(name)], rest, value));
  const object = isRecord(body) ? body : {};
  return { ...object, [name]: rest.length > 0 ? setAt(object[name], rest, value) : value };
}

/** Zod gives integers the bounds of exact numbers, which are not limits. */
export const limitsOf = ({ minimum = -Infinity, maximum = Infinity }: Node) => ({
  minimum: minimum > Number.MIN_SAFE_INTEGER ? minimum : null,
  maximum: maximum < Number.MAX_SAFE_INTEGER ? maximum : null,
});

/**
 * Returns the paths of all limited texts, numbers and lists; `0` means the items of a list, `*` the
 * values of a record.
 */
export function limitedPaths(schema: z.ZodType): string[] {
  const root = nodeOf(schema);
  const pathsIn = (node: Node, path: readonly string[]): string[] => {
    if (node.$ref) return pathsIn(root.$defs?.[node.$ref.split('/').at(-1) ?? ''] ?? {}, path);
    const { minimum, maximum } = limitsOf(node);
    const isNumber = minimum !== null && maximum !== null;
    const isText = node.maxLength !== undefined && node.format === undefined;
    const { properties = {}, items, additionalProperties: others, anyOf = [] } = node;
    return [
      ...(isNumber || isText || node.maxItems !== undefined ? [path.join('.')] : []),
      ...anyOf.flatMap((each) => pathsIn(each, path)),
      ...Object.entries(properties).flatMap(([name, inner]) => pathsIn(inner, [...path, name])),
      ...(items ? pathsIn(items, [...path, '0']) : []),
      ...(typeof others === 'object' ? pathsIn(others, [...path, '*']) : []),
    ];
  };
  return [...new Set(pathsIn(root, []))];
}
