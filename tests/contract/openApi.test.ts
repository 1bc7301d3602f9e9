import { ERROR_CODES, allCalls, callList, errorsOf, refusal } from '@platform/api/contract';
import type { CallDescription } from '@platform/api/contract';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  enum?: string[];
  properties?: Record<string, Schema>;
}

interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}

interface Response {
  content: Record<string, Media>;
}

interface Operation {
  security: unknown;
  requestBody?: Response;
  responses: Record<string, Response>;
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    examples: Record<string, { value: unknown }>;
    securitySchemes: unknown;
  };
}

const file = path.join(import.meta.dirname, '../../docs/api/openapi.json');
const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;

const operationOf = ({ call }: CallDescription) =>
  paths[`/${call.service}${call.path}`]?.[call.method.toLowerCase()];

function bodiesOf(schema: Schema | undefined): Schema[] {
  if (!schema) return [];
  if (schema.$ref) return bodiesOf(components.schemas[schema.$ref.split('/').at(-1) ?? '']);
  return schema.anyOf ? schema.anyOf.flatMap(bodiesOf) : [schema];
}

const codesOf = ({ content }: Response) =>
  bodiesOf(content['application/json']?.schema).flatMap(
    ({ properties }) => properties?.error?.properties?.code?.enum ?? [],
  );

it('marks the operations of the specification', () => {
  const marked = callList.filter(({ described }) =>
    Object.hasOwn(operationOf(described) ?? {}, 'x-specified'),
  );
  expect(marked).toEqual(callList.filter(({ described }) => described.extension === undefined));
});

it('marks extension, permission and repetition', () => {
  expect(operationOf(allCalls.notifications.readAll)).toMatchObject({
    'x-extension': 'notifications',
    'x-repeated': 'idempotent',
  });
  expect(operationOf(allCalls.subscription.cancel)).toMatchObject({
    'x-specified': true,
    'x-permission': 'tenant.manage',
  });
});

it('lists the error codes of each operation in the schemas of its responses', () => {
  const listed = callList.map(({ described }) =>
    Object.values(operationOf(described)?.responses ?? {})
      .flatMap(codesOf)
      .toSorted(),
  );
  expect(listed).toEqual(callList.map(({ described }) => errorsOf(described).toSorted()));
});

it('describes every status of an operation with several', () => {
  const statusesOf = (described: CallDescription) =>
    Object.keys(operationOf(described)?.responses ?? {});
  expect(statusesOf(allCalls.inboxMessages.send)).toEqual(expect.arrayContaining(['200', '201']));
  expect(statusesOf(allCalls.entitlements.get)).toContain('404');
});

it('marks operations that read the session cookie', () => {
  expect(components.securitySchemes).toMatchObject({ cookie: { type: 'apiKey', in: 'cookie' } });
  expect(operationOf(allCalls.tokens.exchangeCookie)?.security).toEqual([{ cookie: [] }]);
  expect(operationOf(allCalls.tokens.logout)?.security).toEqual([{ bearer: [] }, { cookie: [] }]);
  expect(operationOf(allCalls.contacts.list)?.security).toEqual([{ bearer: [] }]);
});

/** Returns example values by name; '' is the name of an unnamed one. */
function examplesOf({ example, examples = {} }: Media): Map<string, unknown> {
  const named = Object.entries(examples).map(([name, { $ref, value }]): [string, unknown] => [
    name,
    $ref ? components.examples[$ref.split('/').at(-1) ?? '']?.value : value,
  ]);
  return new Map([...named, ...(example === undefined ? [] : [['', example] as const])]);
}

describe('examples', () => {
  const operations = callList.map(({ described }) => {
    const operation = operationOf(described);
    if (!operation) throw new Error(`no ${described.call.path}`);
    return { described, operation, name: `${described.call.method} ${described.call.path}` };
  });

  it('show every body', () => {
    const missing = operations.flatMap(({ name, operation }) =>
      Object.entries(operation.requestBody?.content ?? {})
        .filter(([, media]) => examplesOf(media).size === 0)
        .map(([type]) => `${name} ${type}`),
    );
    expect(missing).toEqual([]);
  });

  it('show every response, and every kind of event', () => {
    const missing = operations.flatMap(({ name, operation }) =>
      Object.entries(operation.responses).flatMap(([status, { content }]) =>
        Object.values(content)
          .filter((media) => [...examplesOf(media).values()].every((value) => value === undefined))
          .map(() => `${name} ${status}`),
      ),
    );
    expect(missing).toEqual([]);
    const stream = operationOf(allCalls.generation.start)?.responses['200'];
    const events = examplesOf(stream?.content['text/event-stream'] ?? { schema: {} });
    expect([...events.keys()].toSorted()).toEqual(['delta', 'done', 'sources']);
  });

  it('show every declared error, as its call describes it', () => {
    const wrong = operations.flatMap(({ name, described, operation }) =>
      errorsOf(described)
        .filter((code) => {
          const response = operation.responses[ERROR_CODES[code].status];
          const media = response?.content['application/json'] ?? { schema: {} };
          const body = described.refusals?.[code] ?? refusal;
          const { success, data } = body.safeParse(examplesOf(media).get(code));
          return !success || (data as { error: { code: string } }).error.code !== code;
        })
        .map((code) => `${name} ${code}`),
    );
    expect(wrong).toEqual([]);
  });

  it('show an empty result', () => {
    const { content } = operationOf(allCalls.entitlements.get)?.responses['404'] ?? {};
    expect(content?.['application/json']?.example).toEqual({ detail: 'Not Found' });
  });
});
