import { createSandbox } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allCases } from './conformance/allCases.ts';
import { startBreakingServer } from './conformance/breakingServer.ts';
import { BREAKS } from './conformance/breaks/index.ts';
import { runConformance } from './conformance/run.ts';
import { sandboxConfig, withExpiredToken } from './conformance/sandboxConfig.ts';

const CLIENT = 'http://client.test';

let sandbox: Sandbox;
let expiredToken: string | undefined;
beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT] });
  ({ expiredToken } = await withExpiredToken(sandbox, sandboxConfig(sandbox, CLIENT)));
});
afterAll(() => sandbox.close());

it.each(BREAKS)('$name is found', async ({ records, broken, found, expected }) => {
  const server = await startBreakingServer(sandbox, broken());
  const config = sandboxConfig({ ...sandbox, serviceUrls: server.serviceUrls }, CLIENT);
  const results = await runConformance({
    config: { ...config, expiredToken },
    cases: allCases.filter(
      ({ record, call, title }) => records.includes(record) && `${call} ${title}` === found,
    ),
  }).finally(server.close);
  expect(results).toMatchObject([{ outcome: 'failed' }]);
  expect(results[0]?.expected).toMatch(expected);
});
