import * as contract from '@platform/api/contract';
import type { CallAddress, CallDescription } from '@platform/api/contract';
import { describe, expect, it } from 'vitest';

/** Calls named by the specification, with PATCH if it names no method for changes. */
const SPECIFIED = {
  auth: [
    'GET /v1/role-request/',
    'POST /v1/role-request/{id}/accept',
    'POST /v1/role-request/{id}/reject',
    'POST /v1/accept-invite',
    'POST /v1/refresh',
    'POST /v1/google-auth-url',
    'POST /v1/oauth/google/callback',
    'GET /v1/oauth/google/profile',
    'POST /v1/login',
    'GET /v1/tokens',
    'GET /v1/me',
    'POST /v1/auth/logout',
    'GET /v1/team/members',
    'PATCH /v1/team/member/{id}/role',
    'DELETE /v1/team/member/{id}',
    'GET /v1/rbac/user/context',
    'POST /v1/invite-user',
    'GET /v1/invite/pending',
    'DELETE /v1/invites/{id}',
  ],
  voice: [
    'GET /v1/analytics/dashboard/overview',
    'GET /v1/agent-templates',
    'GET /v1/agents',
    'GET /v1/agents/{id}',
    'POST /v1/agents',
    'PATCH /v1/agents/{id}',
    'DELETE /v1/agents/{id}',
    'PATCH /v1/agents/{id}/activate',
    'GET /v1/audio-voice/voices',
    'GET /v1/tools',
    'POST /v1/tools',
    'PATCH /v1/tools/{id}',
    'DELETE /v1/tools/{id}',
    'GET /v1/tools/templates',
    'GET /v1/phone-numbers',
    'POST /v1/phone-numbers',
    'PATCH /v1/phone-numbers/{id}',
    'DELETE /v1/phone-numbers/{id}',
    'GET /v1/analytics/conversations',
    'GET /v1/analytics/conversations/{id}',
  ],
  integrations: [
    'GET /v1/tools/discover',
    'GET /v1/integrations/{provider}/settings',
    'POST /v1/integrations/{provider}/connect',
    'GET /v1/integrations/{provider}/status',
    'POST /v1/integrations/{provider}/disconnect',
    'POST /v1/integrations/{provider}/test',
    'POST /v1/slack/callback',
    'POST /v1/composio/oauth/callback',
    'POST /v1/oauth/{provider}/callback',
  ],
  billing: [
    'GET /billing/v1/entitlements',
    'GET /v1/subscription/status',
    'GET /v1/plans',
    'POST /v1/checkout/session',
    'DELETE /v1/subscription',
    'GET /v1/invoices',
    'POST /v1/invoices/{id}/email',
  ],
  crm: [
    'POST /v1/contacts/',
    'GET /v1/contacts/',
    'PATCH /v1/contacts/{id}',
    'POST /v1/leads/',
    'GET /v1/leads/',
    'PATCH /v1/leads/{id}',
    'POST /v1/interactions/',
    'GET /v1/interactions/',
    'GET /v1/health',
  ],
};

const specified = Object.entries(SPECIFIED).flatMap(([service, calls]) =>
  calls.map((call) => `${service} ${call}`),
);

const addressOf = ({ service, method, path }: CallAddress) => `${service} ${method} ${path}`;

const members = Object.values<unknown>({ ...contract, allCalls: null })
  .filter((value): value is Record<string, unknown> => Object(value) === value)
  .flatMap((table) => Object.values(table));

const isDescription = (value: unknown): value is CallDescription =>
  typeof value === 'object' && value !== null && 'call' in value && 'summary' in value;

describe('the described calls', () => {
  const allCalls = Object.values(contract.allCalls).flatMap((calls) =>
    Object.values<CallDescription>(calls),
  );
  const addresses = allCalls.map(({ call }) => addressOf(call));

  it('are in one list, each once', () => {
    const exported = members.filter(isDescription).map(({ call }) => addressOf(call));
    expect(addresses.toSorted()).toEqual([...new Set(exported)].toSorted());
  });

  it('contain every call of the specification, literally', () => {
    const known = new Set(addresses);
    expect(specified.filter((address) => !known.has(address))).toEqual([]);
  });

  it('are extensions unless the specification names them', () => {
    const named = new Set(specified);
    const wrong = allCalls.filter(
      ({ call, extension }) => named.has(addressOf(call)) === (extension !== undefined),
    );
    expect(wrong.map(({ call }) => addressOf(call))).toEqual([]);
  });

  it('describe what a second, identical request does, unless they only read', () => {
    const wrong = allCalls.filter(
      ({ call, repeated }) => (call.method === 'GET') !== (repeated === undefined),
    );
    expect(wrong.map(({ call }) => addressOf(call))).toEqual([]);
  });

  it('declare the error code of a second, identical request', () => {
    const codes: readonly string[] = Object.keys(contract.ERROR_CODES);
    const wrong = allCalls.filter((described) => {
      const { repeated = '' } = described;
      const declared: readonly string[] = contract.errorsOf(described);
      return codes.includes(repeated) && !declared.includes(repeated);
    });
    expect(wrong.map(({ call }) => addressOf(call))).toEqual([]);
  });

  it('each have one sentence as a summary', () => {
    const wrong = allCalls.filter(({ summary }) => !/^[A-Z][a-z]+s [^.]+$/.test(summary));
    expect(wrong.map(({ call, summary }) => `${addressOf(call)}: ${summary}`)).toEqual([]);
  });
});
