import type { Break } from '../breakingServer.ts';
import type { KnownBreak } from './knownBreak.ts';

interface ContentBody {
  sources?: { document_name?: unknown }[];
}

interface AgentBody {
  temperature?: unknown;
  max_call_minutes?: unknown;
  tool_ids?: unknown;
}

const lengthOf = (value: unknown): number =>
  typeof value === 'string' || Array.isArray(value) ? value.length : 0;

/** Bodies of other calls may be null or no JSON. */
const bodyOf = async (request: Request): Promise<never> => {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  return (body ?? {}) as never;
};

/** Responds to some rejected bodies as if they had been stored. */
const accepting =
  (isAccepted: (body: never) => boolean) => (): Break => async (request, respond) => {
    const body = await bodyOf(request);
    const response = await respond(request);
    if (response.status !== 422 || !isAccepted(body)) return response;
    return Response.json({}, { status: 201, headers: response.headers });
  };

/** Rejects some valid bodies. */
const refusing = (isRefused: (body: never) => boolean) => (): Break => async (request, respond) => {
  const isWrong = isRefused(await bodyOf(request));
  const response = await respond(request);
  if (!isWrong) return response;
  const error = { code: 'VALIDATION_FAILED', message: 'Too much' };
  return Response.json({ error }, { status: 422, headers: response.headers });
};

const WRONG = 'refuses each wrong value of the body';
const RIGHT = 'accepts values at their limits';

const nameOfSource = ({ sources }: ContentBody) => sources?.[0]?.document_name;

/** Services whose limits of nested fields, numbers and lists differ from the described ones. */
export const limitsBreaks: readonly KnownBreak[] = [
  {
    name: 'a text of a nested object beyond its limit that is accepted',
    records: ['contents'],
    broken: accepting((body: ContentBody) => lengthOf(nameOfSource(body)) > 500),
    found: `POST /v1/contents ${WRONG}`,
    expected: /422 VALIDATION_FAILED/,
    actual: 'sources.0.document_name: longer than 500',
  },
  {
    name: 'a text of a nested object at its limit that is refused',
    records: ['contents'],
    broken: refusing((body: ContentBody) => lengthOf(nameOfSource(body)) === 500),
    found: `POST /v1/contents ${RIGHT}`,
    expected: /a success/,
    actual: 'sources.0.document_name: exactly 500',
  },
  {
    name: 'an unknown field of a nested object that is accepted',
    records: ['contents'],
    broken: accepting(({ sources }: ContentBody) => 'unexpected' in (sources?.[0] ?? {})),
    found: `POST /v1/contents ${WRONG}`,
    expected: /422 VALIDATION_FAILED/,
    actual: 'sources.0: an unknown field',
  },
  {
    name: 'a number beyond its limit that is accepted',
    records: ['agents'],
    broken: accepting(({ temperature }: AgentBody) => Number(temperature) > 1),
    found: `POST /v1/agents ${WRONG}`,
    expected: /422 VALIDATION_FAILED/,
    actual: 'temperature: above 1',
  },
  {
    name: 'a number at its limit that is refused',
    records: ['agents'],
    broken: refusing(({ max_call_minutes: minutes }: AgentBody) => minutes === 60),
    found: `POST /v1/agents ${RIGHT}`,
    expected: /a success/,
    actual: 'max_call_minutes: exactly 60',
  },
  {
    name: 'a list beyond its limit that is accepted',
    records: ['agents'],
    broken: accepting(({ tool_ids: tools }: AgentBody) => lengthOf(tools) > 50),
    found: `POST /v1/agents ${WRONG}`,
    expected: /422 VALIDATION_FAILED/,
    actual: 'tool_ids: more than 50 items',
  },
  {
    name: 'a list at its limit that is refused',
    records: ['agents'],
    broken: refusing(({ tool_ids: tools }: AgentBody) => lengthOf(tools) === 50),
    found: `POST /v1/agents ${RIGHT}`,
    expected: /a success/,
    actual: 'tool_ids: exactly 50 items',
  },
  {
    name: 'a code without its redirect URI that is accepted',
    records: ['connections'],
    broken: accepting((body: object) => 'code' in body && !('redirect_uri' in body)),
    found: `POST /v1/slack/callback ${WRONG}`,
    expected: /422 VALIDATION_FAILED/,
    actual: 'redirect_uri: missing',
  },
];
