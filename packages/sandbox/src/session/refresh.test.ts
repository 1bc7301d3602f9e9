import { tokensSchema } from '@platform/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import type { Sandbox } from '../createSandbox.ts';
import { CLIENT, signedIn } from '../testing/visitor.ts';
import type { Visitor } from '../testing/visitor.ts';

let sandbox: Sandbox;
let visitor: Visitor;
let now = new Date();
beforeAll(async () => {
  sandbox = await createSandbox({
    allowedOrigins: [CLIENT],
    refreshGraceSeconds: 10,
    now: () => now,
  });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  await sandbox.reset();
  visitor = await signedIn(sandbox, 'priya.nair');
});

const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

async function refresh(refresh_token = visitor.tokens?.refresh_token) {
  return visitor.post('/auth/v1/refresh', { refresh_token });
}

describe('refresh', () => {
  it('rotates: fifty in sequence, each token sent once', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 50; round += 1) {
      const response = await refresh();
      const { accessToken, refreshToken } = tokensSchema.parse(response.body);
      seen.add(accessToken).add(refreshToken);
      visitor.keepTokens(response.body);
      pass(60);
    }
    expect(seen.size).toBe(100);
    expect((await visitor.get('/auth/v1/me')).status).toBe(200);
  });

  it('ends the whole session when a spent token is used again', async () => {
    const spent = visitor.tokens?.refresh_token;
    visitor.keepTokens((await refresh()).body);
    pass(11);

    expect((await refresh(spent)).status).toBe(401);

    expect((await refresh()).status).toBe(401);
    expect((await visitor.get('/auth/v1/me')).status).toBe(401);
    expect((await visitor.get('/auth/v1/tokens')).status).toBe(401);
    const ledger = await visitor.send('/sandbox/ledger?action=session.reuse', {
      headers: { Origin: 'http://localhost' },
    });
    expect(ledger.body.entries).toHaveLength(1);
  });

  it('accepts a spent token once more within the grace period', async () => {
    const spent = visitor.tokens?.refresh_token;
    await refresh();
    pass(9);
    expect((await refresh(spent)).status).toBe(200);
  });

  it.each([
    ['unknown', 'unknown'],
    ['an access token', () => visitor.tokens?.access_token],
  ])('rejects a token that is %s', async (_what, token) => {
    const response = await refresh(typeof token === 'string' ? token : token());
    expect(response.status).toBe(401);
    expect((await visitor.get('/auth/v1/me')).status).toBe(200);
  });

  it('keeps the tenant and the role of its session, whichever tenant was joined first', async () => {
    const { body } = await visitor.get('/auth/v1/role-request/');
    const [offer] = body.requests as { id: string }[];
    const today = now;
    now = new Date('2020-01-01T00:00:00Z');
    await visitor.post(`/auth/v1/role-request/${offer?.id}/accept`, {});
    now = today;
    const inHarbour = await signedIn(sandbox, 'priya.nair');

    const expectTenants = async () => {
      const contexts = await Promise.all(
        [visitor, inHarbour].map((member) => member.get('/auth/v1/rbac/user/context')),
      );
      expect(contexts.map(({ body: context }) => context)).toMatchObject([
        { tenant_id: 'tnt_4c81f0', is_tenant_admin: true },
        { tenant_id: 'tnt_9b27d3', is_tenant_admin: false },
      ]);
    };
    await expectTenants();
    for (const member of [visitor, inHarbour]) {
      const { refresh_token } = member.tokens ?? {};
      // oxlint-disable-next-line no-await-in-loop -- one refresh after the other
      member.keepTokens((await member.post('/auth/v1/refresh', { refresh_token })).body);
    }
    await expectTenants();
  });

  it('rejects a token after seven days', async () => {
    pass(7 * 24 * 3600 + 1);
    expect((await refresh()).status).toBe(401);
  });

  it.each([[{}], [{ refresh_token: 1 }], [[]], [null]])('rejects the body %j', async (body) => {
    expect((await visitor.post('/auth/v1/refresh', body)).status).toBe(422);
  });
});

describe('refresh without grace', () => {
  it('accepts one of two concurrent requests', async () => {
    const strict = await createSandbox({ allowedOrigins: [CLIENT] });
    try {
      const racer = await signedIn(strict, 'priya.nair');
      const { refresh_token } = racer.tokens ?? {};
      const responses = await Promise.all(
        [1, 2].map(() => racer.post('/auth/v1/refresh', { refresh_token })),
      );
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    } finally {
      await strict.close();
    }
  });
});
