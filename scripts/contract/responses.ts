import { ERROR_CODES, errorsOf } from '@platform/api/contract';
import type { CallDescription, ErrorCode } from '@platform/api/contract';
import * as z from 'zod';
import type { ZodOpenApiResponsesObject } from 'zod-openapi';
import type { Example } from './examples.ts';
import { refusalBodies } from './refusalBodies.ts';

/** Responses of a call by status: its success, its alternatives and its refusals. */
export function responsesOf(
  described: CallDescription,
  example: Example | undefined,
): ZodOpenApiResponsesObject {
  const {
    response,
    responseType = 'application/json',
    status = 200,
    alternatives = {},
  } = described;
  return {
    [`${status}`]: {
      description: responseType === 'text/event-stream' ? 'A sequence of events.' : 'Done.',
      content: {
        [responseType]: {
          schema: response,
          ...(example && { example: example.response }),
        },
      },
    },
    ...Object.fromEntries(
      Object.entries(alternatives).map(([of, alternative]) => [
        of,
        jsonResponse([alternative.meaning], [alternative.response]),
      ]),
    ),
    ...refusalsOf(described),
  };
}

function refusalsOf(described: CallDescription): ZodOpenApiResponsesObject {
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
        return [
          `${status}`,
          jsonResponse(
            [
              ...(alternative ? [alternative.meaning] : []),
              ...names.map((code) => `${code}: ${ERROR_CODES[code].meaning}`),
            ],
            [...(alternative ? [alternative.response] : []), ...refusalBodies(described, names)],
          ),
        ];
      }),
  );
}

function jsonResponse(meanings: readonly string[], bodies: readonly z.ZodType[]) {
  const [only, ...others] = bodies;
  const schema = only && others.length === 0 ? only : z.union(bodies);
  return { description: meanings.join(' '), content: { 'application/json': { schema } } };
}
