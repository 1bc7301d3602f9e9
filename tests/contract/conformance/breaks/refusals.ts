import { changingJson } from '../breakingServer.ts';
import type { Break } from '../breakingServer.ts';
import type { KnownBreak } from './knownBreak.ts';

interface Refusal {
  error?: { code?: string; message?: string };
}

/** Responds with success instead of a code. */
const forgiving =
  (...codes: string[]) =>
  (): Break =>
  async (request, respond) => {
    const response = await respond(request);
    if (response.ok) return response;
    const body = (await response.clone().json()) as Refusal;
    const isForgiven = codes.includes(body.error?.code ?? '');
    return isForgiven ? Response.json({}, { headers: response.headers }) : response;
  };

/** Serves the first user who calls, and rejects the others. */
const servingOne = (): Break => {
  let first = '';
  return async (request, respond) => {
    const bearer = request.headers.get('authorization') ?? '';
    if (!first) first = bearer;
    const response = await respond(request);
    if (bearer === first || bearer === '') return response;
    const error = { code: 'FORBIDDEN', message: 'Only the first one' };
    return Response.json({ error }, { status: 403, headers: response.headers });
  };
};

const forcing = (): Break => async (request, respond) => {
  const url = new URL(request.url);
  if (request.method === 'DELETE') url.searchParams.set('force', 'true');
  return respond(new Request(url, request));
};

/** Services that omit error codes, or reject valid requests. */
export const refusalsBreaks: readonly KnownBreak[] = [
  {
    name: 'a write from another origin that is accepted',
    records: ['contacts'],
    broken: () => async (request, respond) => {
      const headers = new Headers(request.headers);
      if (request.method !== 'GET') headers.delete('origin');
      return respond(new Request(request, { headers }));
    },
    found: 'POST /v1/contacts/ refuses a write from another origin',
    expected: /403 ORIGIN_NOT_ALLOWED/,
  },
  {
    name: 'an editor who may not write',
    records: ['contacts'],
    broken: servingOne,
    found: 'PATCH /v1/contacts/{id} lets an editor write',
    expected: /a success/,
  },
  {
    name: 'a viewer who may not read',
    records: ['contacts'],
    broken: servingOne,
    found: 'GET /v1/contacts/ lets a viewer read',
    expected: /a success/,
  },
  {
    name: 'a tool that is deleted while in use',
    records: ['tools'],
    broken: forcing,
    found: 'DELETE /v1/tools/{id} refuses with IN_USE',
    expected: /409 IN_USE/,
  },
  {
    name: 'a base in use whose refusal omits its agents',
    records: ['knowledgeBases'],
    broken: () =>
      changingJson(/^DELETE .*\/knowledge-bases\//, ({ error }: Refusal) =>
        error ? { error: { code: error.code, message: error.message } } : {},
      ),
    found: 'DELETE /v1/knowledge-bases/{id} refuses with IN_USE',
    expected: /refusal\.error\.agents/,
  },
  {
    name: 'an agent beyond the limit of the plan',
    records: ['agents'],
    broken: forgiving('PLAN_LIMIT'),
    found: 'POST /v1/agents refuses with PLAN_LIMIT',
    expected: /403 PLAN_LIMIT/,
  },
  {
    name: 'a message in a conversation of another person',
    records: ['inboxMessages'],
    broken: forgiving('TAKEN'),
    found: 'POST /v1/inbox/conversations/{id}/messages refuses with TAKEN',
    expected: /409 TAKEN/,
  },
  {
    name: 'a cancelled invite that is accepted',
    records: ['acceptInvite'],
    broken: forgiving('INVITE_CANCELLED'),
    found: 'POST /v1/accept-invite refuses with INVITE_CANCELLED',
    expected: /410 INVITE_CANCELLED/,
  },
  {
    name: 'a request that is larger than the limit but accepted',
    records: ['contacts'],
    broken: forgiving('TOO_LARGE'),
    found: 'POST /v1/contacts/ refuses with TOO_LARGE',
    expected: /413 TOO_LARGE/,
  },
  {
    name: 'a team without an admin',
    records: ['members'],
    broken: forgiving('LAST_ADMIN', 'FORBIDDEN', 'UNAUTHENTICATED'),
    found: 'PATCH /v1/team/member/{id}/role keeps an admin if two admins demote each other at once',
    expected: /one success/,
  },
  {
    name: 'an empty result that differs from the description',
    records: ['entitlements'],
    broken: () => changingJson(/\/entitlements$/, () => ({})),
    found: 'GET /billing/v1/entitlements responds as described with 404',
    expected: /response\.detail/,
  },
];
