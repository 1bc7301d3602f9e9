import { createSandbox } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describedCases } from './conformance/describedCases.ts';
import { runConformance } from './conformance/run.ts';
import { samples } from './conformance/samples/index.ts';
import { sandboxConfig } from './conformance/sandboxConfig.ts';
import { scenarios } from './conformance/scenarios/index.ts';

const CLIENT = 'http://client.test';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT] });
});
afterAll(() => sandbox.close());

it('the sandbox fits the contract', { timeout: 300_000 }, async () => {
  const cases = [...describedCases(samples), ...scenarios];
  const results = await runConformance({ config: sandboxConfig(sandbox, CLIENT), cases });
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  expect(
    failed.map(({ call, title, expected, came }) => `${call} ${title}: ${expected}, got ${came}`),
  ).toEqual([]);
});
