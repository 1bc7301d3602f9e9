import { isDeepStrictEqual } from 'node:util';
import { ERROR_CODES, callList, errorsOf } from '@platform/api/contract';
import type { CallDescription, ErrorCode } from '@platform/api/contract';
import * as z from 'zod';
import type { ZodOpenApiResponsesObject } from 'zod-openapi';
import type { CallExamples, Examples } from './examples.ts';
import { refusalBodies } from './refusalBodies.ts';

export function responsesOf(
  described: CallDescription,
  examples: CallExamples,
  all: Examples,
): ZodOpenApiResponsesObject {
  const {
    response,
    responseType = 'application/json',
    status = 200,
    alternatives = {},
  } = described;
  const isStream = responseType === 'text/event-stream';
  const example = isStream
    ? { examples: namedExamples(examples.events) }
    : { example: examples.responses.get(status) };
  return {
    [`${status}`]: {
      description: isStream ? 'A sequence of events.' : 'Done.',
      content: { [responseType]: { schema: response, ...example } },
    },
    ...Object.fromEntries(
      Object.entries(alternatives).map(([of, alternative]) => [
        of,
        jsonResponse([alternative.meaning], [alternative.response], {
          example: all.alternatives.get(alternative.response),
        }),
      ]),
    ),
    ...refusalsOf(described, examples, all),
  };
}

function refusalsOf(
  described: CallDescription,
  { errors }: CallExamples,
  all: Examples,
): ZodOpenApiResponsesObject {
  const codes = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(described)) {
    const { status } = ERROR_CODES[code];
    codes.set(status, [...(codes.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...codes]
      .toSorted(([one], [other]) => one - other)
      .map(([status, names]) => {
        const alternative = described.alternatives?.[status];
        const examples = {
          ...(alternative && {
            [status]: { value: all.alternatives.get(alternative.response) },
          }),
          ...errorExamples(errors, names, all),
        };
        return [
          `${status}`,
          jsonResponse(
            [
              ...(alternative ? [alternative.meaning] : []),
              ...names.map((code) => `${code}: ${ERROR_CODES[code].meaning}`),
            ],
            [...(alternative ? [alternative.response] : []), ...refusalBodies(described, names)],
            { examples },
          ),
        ];
      }),
  );
}

function jsonResponse(meanings: readonly string[], bodies: readonly z.ZodType[], example: object) {
  const [only, ...others] = bodies;
  const schema = only && others.length === 0 ? only : z.union(bodies);
  return {
    description: meanings.join(' '),
    content: { 'application/json': { schema, ...example } },
  };
}

const namedExamples = (values: ReadonlyMap<string, unknown>) =>
  Object.fromEntries([...values].map(([name, value]) => [name, { value }]));

/** Error codes of more than one call. Their examples are components. */
const sharedCodes = new Set<ErrorCode>();
const known = new Set<ErrorCode>();
for (const { described } of callList) {
  for (const code of errorsOf(described)) (known.has(code) ? sharedCodes : known).add(code);
}

export const isShared = (code: ErrorCode): boolean => sharedCodes.has(code);

/** Prefers the call's own example over another call's. */
const errorExamples = (
  ownErrors: ReadonlyMap<ErrorCode, unknown>,
  codes: readonly ErrorCode[],
  { errors }: Examples,
) =>
  Object.fromEntries(
    codes.map((code) => {
      const value = ownErrors.get(code) ?? errors.get(code);
      const isCommon = isShared(code) && isDeepStrictEqual(value, errors.get(code));
      return [code, isCommon ? { $ref: `#/components/examples/${code}` } : { value }];
    }),
  );
