import { TOOL_LIMITS } from '@platform/domain';
import { trimText } from '@platform/i18n/text';
import * as z from 'zod';
import { anyObject } from '../description/shapes.ts';
import { isObject } from '../schema/fields.ts';

const TYPES: readonly unknown[] = ['string', 'number', 'integer', 'boolean', 'array', 'object'];
const { parameterDepth: MAX_DEPTH, parameterName: MAX_NAME } = TOOL_LIMITS;

interface Fault {
  path: string[];
  message: string;
}

function faultsOf(schema: unknown, path: string[], depth: number): Fault[] {
  const fault = (message: string, ...names: string[]) => [{ path: [...path, ...names], message }];
  if (!isObject(schema)) return fault('A schema is an object');
  if (depth > MAX_DEPTH) return fault(`At most ${MAX_DEPTH} levels`);
  const { type, items, properties = {}, required = [] } = schema;
  if (!TYPES.includes(type)) return fault(`The type must be one of ${TYPES.join(', ')}`, 'type');
  if (type === 'array') return faultsOf(items, [...path, 'items'], depth + 1);
  if (type !== 'object') return [];
  if (!isObject(properties)) return fault('Properties are an object', 'properties');
  const isKnown = (name: unknown) => typeof name === 'string' && Object.hasOwn(properties, name);
  return [
    ...(Array.isArray(required) && required.every(isKnown)
      ? []
      : fault('Each must be the name of a property', 'required')),
    ...Object.entries(properties).flatMap(([name, inner]) =>
      trimText(name) === '' || name.length > MAX_NAME
        ? fault(`A name has 1 to ${MAX_NAME} characters`, 'properties', name)
        : faultsOf(inner, [...path, 'properties', name], depth + 1),
    ),
  ];
}

/** Only the top level is described here; properties may be nested. */
export const toolParameters = z
  .looseObject({
    type: z.literal('object').describe('Always `object`.'),
    properties: z
      .record(z.string(), anyObject.describe('JSON schema of one argument.'))
      .optional()
      .describe('Arguments by name. If missing, there are none.'),
    required: z
      .array(z.string())
      .optional()
      .describe('Names of the arguments that the agent must fill in. If missing: none.'),
  })
  .check(({ value, issues }) => {
    for (const fault of faultsOf(value, [], 1)) {
      issues.push({ code: 'custom', input: value, ...fault });
    }
  })
  .meta({
    id: 'ToolParameters',
    description: `JSON schema of the arguments, at most ${MAX_DEPTH} levels deep, with names of 1 to ${MAX_NAME} characters. Every schema has one of the types ${TYPES.map((type) => `\`${String(type)}\``).join(', ')}, every array has \`items\`, and \`required\` names properties only.`,
  });
