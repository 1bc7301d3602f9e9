import { callList } from '@platform/api/contract';
import type { CallDescription } from '@platform/api/contract';
import * as z from 'zod';
import { createDocument } from 'zod-openapi';
import type {
  CreateDocumentOptions,
  ZodOpenApiObject,
  ZodOpenApiOperationObject,
  ZodOpenApiParameters,
} from 'zod-openapi';
import { operationId } from './operationId.ts';
import { isShared, responsesOf } from './responses.ts';
import { keyOf } from './examples.ts';
import type { CallExamples, Examples } from './examples.ts';
import { SERVICE_TEXTS } from './services.ts';

/**
 * Returns the OpenAPI document of all services. As in the sandbox, each has a path prefix on one
 * origin.
 */
export function openApiDocument(examples: Examples): object {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const { record, name, described } of callList) {
    const { service, method, path } = described.call;
    const address = `/${service}${path}`;
    const callExamples = examples.calls.get(keyOf(described.call));
    if (!callExamples) throw new Error(`no examples of ${method} ${address}`);
    paths[address] = {
      ...paths[address],
      [method.toLowerCase()]: operationOf(
        operationId(record, name),
        described,
        callExamples,
        examples,
      ),
    };
  }
  const document: ZodOpenApiObject = {
    openapi: '3.1.1',
    info: {
      title: 'Services of the platform',
      version: '1.0.0',
      description:
        'Requests and responses of the nine services. docs/api/README.md explains tokens, cookies and paging.',
      license: { name: 'Unlicensed', identifier: 'LicenseRef-Unlicensed' },
    },
    servers: [
      {
        url: 'https://{host}',
        description: 'One origin with a prefix for each service, as in the sandbox.',
        variables: { host: { default: 'services.test', description: 'Host of the services.' } },
      },
    ],
    tags: SERVICE_TEXTS.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      examples: Object.fromEntries(
        [...examples.errors]
          .filter(([code]) => isShared(code))
          .toSorted(([one], [other]) => one.localeCompare(other))
          .map(([code, value]) => [code, { value }]),
      ),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'Access token of the auth service. After a 401 the client refreshes it once.',
        },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'platform_session',
          description:
            'Session cookie of the auth service. The client does not depend on its name.',
        },
      },
    },
  };
  return omitClosedReferences(createDocument(document, { override: simplifySchemas }));
}

/** Omits `additionalProperties: false` next to references, where `simplifySchemas` cannot. */
function omitClosedReferences<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map((each: unknown) => omitClosedReferences(each)) as Node;
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(
    ([name, value]) => !('$ref' in node && name === 'additionalProperties' && value === false),
  );
  return Object.fromEntries(
    entries.map(([name, value]: [string, unknown]) => [name, omitClosedReferences(value)]),
  ) as Node;
}

/** Omits the bounds that zod adds to integers, and allows additional properties. */
const simplifySchemas: NonNullable<CreateDocumentOptions['override']> = ({
  jsonSchema,
  zodSchema,
}) => {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (zodSchema instanceof z.ZodObject && !zodSchema.def.catchall) {
    delete jsonSchema.additionalProperties;
  }
};

function operationOf(
  operationId: string,
  described: CallDescription,
  examples: CallExamples,
  all: Examples,
): ZodOpenApiOperationObject {
  const { call, summary, notes, extension, permission, query, body, form, readsCookie } = described;
  const description = [
    notes,
    call.fallbackMethod &&
      `A service may offer ${call.fallbackMethod} instead of ${call.method} if it responds to ${call.method} with 405 or 501.`,
    permission && `Needs the permission \`${permission}\`.`,
    repeatedText(described),
    extension &&
      `Part of the extension \`${extension}\`: if a service lacks it, the client hides the feature.`,
  ].filter((each) => typeof each === 'string');
  const requestParams: ZodOpenApiParameters = {
    ...(call.path.includes('{') && { path: pathParameters(call.path) }),
    ...(query && { query: query as z.ZodObject }),
  };
  return {
    operationId,
    tags: [call.service],
    summary,
    ...(description.length > 0 && { description: description.join(' ') }),
    ...(Object.keys(requestParams).length > 0 && { requestParams }),
    ...((body ?? form) && {
      requestBody: {
        required: true,
        content: {
          ...(body && {
            'application/json': {
              schema: body,
              ...(examples.request !== undefined && { example: examples.request }),
            },
          }),
          ...(form && {
            'multipart/form-data': {
              schema: form,
              ...(examples.form !== undefined && { example: examples.form }),
            },
          }),
        },
      },
    }),
    security: [
      ...(call.access === 'public' ? [] : [{ bearer: [] }]),
      ...(readsCookie ? [{ cookie: [] }] : []),
    ],
    ...extensionFields(described),
    responses: responsesOf(described, examples, all),
  };
}

/** Returns the properties of the description in machine-readable form. */
const extensionFields = ({ extension, permission, repeated }: CallDescription) => ({
  ...(extension ? { 'x-extension': extension } : { 'x-specified': true }),
  ...(permission && { 'x-permission': permission }),
  ...(repeated && { 'x-repeated': repeated }),
});

function repeatedText({ repeated }: CallDescription): string | undefined {
  if (repeated === undefined) return undefined;
  if (repeated === 'idempotent') return 'A second, identical request has no further effect.';
  if (repeated === 'creates') return 'A second, identical request creates another record.';
  if (repeated === 'repeats') return 'A second, identical request has the same effect again.';
  return `A second, identical request fails with ${repeated}.`;
}

const pathParameters = (path: string) =>
  z.object(
    Object.fromEntries(
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
        name,
        z.string().describe(name === 'id' ? 'Id of the record.' : `The ${name}.`),
      ]),
    ),
  );
