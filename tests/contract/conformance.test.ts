import type { Call } from '@platform/api/contract';
import { createSandbox } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { SandboxControl } from '@platform/sandbox/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCases } from './conformance/allCases.ts';
import type { Result } from './conformance/case.ts';
import { runConformance } from './conformance/run.ts';
import { sandboxConfig, withExpiredToken } from './conformance/sandboxConfig.ts';

const CLIENT = 'http://client.test';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT] });
});
afterAll(() => sandbox.close());

describe('the sandbox', () => {
  let results: Result[];
  const unread = new Set<string>();
  beforeAll(async () => {
    // The sandbox's pauses are not under test.
    await new SandboxControl(sandbox.url).set({ writingPauseMs: 0, thinkingMs: 1 });
    const config = await withExpiredToken(sandbox, sandboxConfig(sandbox, CLIENT));
    results = await runConformance({
      config,
      cases: allCases,
      onReply({ call }, _sent, { status, body }) {
        const { method, path, response }: Partial<Call> = call;
        const isRead = status > 299 || typeof body === 'string' || !response;
        if (!isRead && response.safeParse(body).data === undefined) unread.add(`${method} ${path}`);
      },
    });
  }, 300_000);

  it('fits the contract', () => {
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    expect(
      failed.map(({ call, title, expected, came }) => `${call} ${title}: ${expected}, got ${came}`),
    ).toEqual([]);
  });

  it('says of every passed case what was expected and what came', () => {
    const passed = results.filter(({ outcome }) => outcome === 'passed');
    const silent = passed.filter(
      ({ expected, came }) => !expected || (!came && !expected.startsWith('frame')),
    );
    expect(silent.map(({ call, title }) => `${call} ${title}`)).toEqual([]);
  });

  it('accepts a refresh token again within its grace period, and not after it', async () => {
    const refreshGraceSeconds = 1;
    await new SandboxControl(sandbox.url).set({ refreshGraceSeconds });
    const of = await runConformance({
      config: { ...sandboxConfig(sandbox, CLIENT), refreshGraceSeconds },
      cases: allCases.filter(
        ({ call, title }) =>
          call === 'POST /v1/refresh' && /refresh token once|five callers/.test(title),
      ),
    });
    expect(of.map(({ outcome }) => outcome)).toEqual(['passed', 'passed']);
    await new SandboxControl(sandbox.url).set({ refreshGraceSeconds: 0 });
  });

  it('sends nothing that the client cannot read', () => {
    expect([...unread]).toEqual([]);
  });
});
