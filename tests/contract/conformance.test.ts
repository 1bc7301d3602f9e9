import { createSandbox } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { SandboxControl } from '@platform/sandbox/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allCases } from './conformance/allCases.ts';
import { runConformance } from './conformance/run.ts';
import { sandboxConfig, withExpiredToken } from './conformance/sandboxConfig.ts';

const CLIENT = 'http://client.test';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT] });
});
afterAll(() => sandbox.close());

it('the sandbox fits the contract', { timeout: 300_000 }, async () => {
  // The texts that it writes need not appear word by word here.
  await new SandboxControl(sandbox.url).set({ writingPauseMs: 0 });
  const config = await withExpiredToken(sandbox, sandboxConfig(sandbox, CLIENT));
  const results = await runConformance({ config, cases: allCases });
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  expect(
    failed.map(({ call, title, expected, came }) => `${call} ${title}: ${expected}, got ${came}`),
  ).toEqual([]);
});
