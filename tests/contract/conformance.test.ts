import { callList } from '@platform/api/contract';
import type { Call } from '@platform/api/contract';
import { createSandbox } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { SandboxControl } from '@platform/sandbox/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCases } from './conformance/allCases.ts';
import type { Result } from './conformance/case.ts';
import { limitValues } from './conformance/limitValues.ts';
import { runConformance } from './conformance/run.ts';
import { samples } from './conformance/samples/index.ts';
import { sandboxConfig, withExpiredToken } from './conformance/sandboxConfig.ts';
import { limitedPaths } from './conformance/schemaNodes.ts';
import { World } from './conformance/world.ts';
import { fullContent, shapesOf } from './conformance/wrongRequests.ts';

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

  it('conforms to the contract', () => {
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    expect(
      failed.map(
        ({ call, title, expected, actual }) => `${call} ${title}: ${expected}, got ${actual}`,
      ),
    ).toEqual([]);
  });

  it('reports for every passed case what was expected and received', () => {
    const passed = results.filter(({ outcome }) => outcome === 'passed');
    const silent = passed.filter(({ expected, actual }) => !expected || !actual);
    expect(silent.map(({ call, title }) => `${call} ${title}`)).toEqual([]);
  });

  it('accepts a spent refresh token during its grace period only', async () => {
    const refreshGraceSeconds = 1;
    await new SandboxControl(sandbox.url).set({ refreshGraceSeconds });
    const of = await runConformance({
      config: { ...sandboxConfig(sandbox, CLIENT), refreshGraceSeconds },
      cases: allCases.filter(({ call }) => call === 'POST /v1/refresh'),
    });
    const outcomes = new Map(of.map(({ title, outcome }) => [title, outcome]));
    expect([...outcomes.values()]).not.toContain('failed');
    expect(outcomes.get('accepts a refresh token once')).toBe('passed');
    expect(outcomes.get('gives new tokens to one of five simultaneous callers')).toBe('passed');
    await new SandboxControl(sandbox.url).set({ refreshGraceSeconds: 0 });
  });

  it('is tested at every limit of a body, including nested fields', async () => {
    const world = new World(sandboxConfig(sandbox, CLIENT));
    const missingPaths: string[] = [];
    for (const { record, name, described } of callList) {
      const { body } = described;
      const sample = { name: `${record}.${name}`, ...samples[record]?.[name] };
      if (!body || limitedPaths(body).length === 0) continue;
      const triedPaths = new Set(sample.fixed);
      for (const shape of shapesOf(sample)) {
        const content = await fullContent(world, shape);
        const { lowest, highest } = limitValues(body, content.body, { unique: 'unique' });
        for (const { path } of [...lowest, ...highest]) triedPaths.add(path.join('.'));
      }
      const isTried = (path: string) => [...triedPaths].some((each) => matchesPath(path, each));
      const missing = limitedPaths(body).filter((path) => !isTried(path));
      missingPaths.push(...missing.map((path) => `${sample.name} ${path}`));
    }
    await world.cleanUp();
    expect(missingPaths).toEqual([]);
  });

  it('sends nothing that the client cannot parse', () => {
    expect([...unread]).toEqual([]);
  });
});

/** True if a path is the one of a schema, in which `*` is any name. */
function matchesPath(ofSchema: string, path: string): boolean {
  const names = path.split('.');
  const segments = ofSchema.split('.');
  return (
    names.length === segments.length &&
    segments.every((segment, index) => segment === '*' || segment === names[index])
  );
}
