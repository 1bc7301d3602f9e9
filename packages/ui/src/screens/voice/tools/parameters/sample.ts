import { isObject } from './json.ts';

/** Limits the recursion: a typed schema may be deeper than any real one. */
const MAX_DEPTH = 5;

const byFormat: Readonly<Record<string, string>> = {
  date: '2026-11-30',
  time: '14:30',
  'date-time': '2026-11-30T14:30:00Z',
  email: 'caller@example.com',
  uri: 'https://example.com',
};

export function sampleValue(schema: unknown, depth = 1): unknown {
  if (!isObject(schema) || depth > MAX_DEPTH) return null;
  const { examples, example, default: defaultValue, enum: allowed } = schema;
  const known = [example, first(examples), defaultValue, first(allowed)].find(
    (one) => one !== undefined,
  );
  if (known !== undefined) return known;
  switch (schema['type']) {
    case 'string':
      return byFormat[String(schema['format'])] ?? 'text';
    case 'number':
      return 1.5;
    case 'integer':
      return 1;
    case 'boolean':
      return true;
    case 'array':
      return [sampleValue(schema['items'], depth + 1)];
    case 'object': {
      const { properties } = schema;
      if (!isObject(properties)) return {};
      return Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [
          name,
          sampleValue(property, depth + 1),
        ]),
      );
    }
    default:
      return null;
  }
}

const first = (values: unknown): unknown =>
  Array.isArray(values) ? (values[0] as unknown) : undefined;
