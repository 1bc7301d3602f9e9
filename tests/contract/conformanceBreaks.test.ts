import { createSandbox } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { SandboxControl } from '@platform/sandbox/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allCases } from './conformance/allCases.ts';
import { startBreakingServer } from './conformance/breakingServer.ts';
import { startBreakingSocket } from './conformance/breakingSocket.ts';
import { BREAKS } from './conformance/breaks/index.ts';
import { SOCKET_BREAKS } from './conformance/breaks/sockets.ts';
import { runConformance } from './conformance/run.ts';
import { sandboxConfig, withExpiredToken } from './conformance/sandboxConfig.ts';

const CLIENT = 'http://client.test';

let sandbox: Sandbox;
let expiredToken: string | undefined;
beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT] });
  await new SandboxControl(sandbox.url).set({ writingPauseMs: 0, thinkingMs: 1 });
  ({ expiredToken } = await withExpiredToken(sandbox, sandboxConfig(sandbox, CLIENT)));
});
afterAll(() => sandbox.close());

it.each(BREAKS)('$name is found', async (known) => {
  const { records, broken, found, expected, actual = '' } = known;
  const server = await startBreakingServer(sandbox, broken());
  const config = sandboxConfig({ ...sandbox, serviceUrls: server.serviceUrls }, CLIENT);
  const results = await runConformance({
    config: { ...config, expiredToken, ...known.config },
    cases: allCases.filter(
      ({ record, call, title }) => records.includes(record) && `${call} ${title}` === found,
    ),
  }).finally(server.close);
  expect(results).toMatchObject([{ outcome: 'failed' }]);
  expect(results[0]?.expected).toMatch(expected);
  expect(results[0]?.actual?.slice(0, actual.length)).toBe(actual);
});

it.each(SOCKET_BREAKS)('$name is found', async ({ broken, found, expected }) => {
  const config = sandboxConfig(sandbox, CLIENT);
  const server = await startBreakingSocket(config.socket ?? '', broken);
  const results = await runConformance({
    config: { ...config, socket: server.address },
    cases: allCases.filter(
      ({ record, call, title }) => record === 'relay' && `${call} ${title}` === found,
    ),
  }).finally(server.close);
  expect(results).toMatchObject([{ outcome: 'failed' }]);
  expect(results[0]?.expected).toMatch(expected);
});
