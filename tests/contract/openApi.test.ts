import { allCalls, callList, errorsOf } from '@platform/api/contract';
import type { CallDescription } from '@platform/api/contract';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  enum?: string[];
  properties?: Record<string, Schema>;
}

interface Response {
  content: Record<string, { schema: Schema }>;
}

interface Operation {
  security: unknown;
  responses: Record<string, Response>;
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: unknown };
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

it('says which operations read the session cookie', () => {
  expect(components.securitySchemes).toMatchObject({ cookie: { type: 'apiKey', in: 'cookie' } });
  expect(operationOf(allCalls.tokens.exchangeCookie)?.security).toEqual([{ cookie: [] }]);
  expect(operationOf(allCalls.tokens.logout)?.security).toEqual([{ bearer: [] }, { cookie: [] }]);
  expect(operationOf(allCalls.contacts.list)?.security).toEqual([{ bearer: [] }]);
});
