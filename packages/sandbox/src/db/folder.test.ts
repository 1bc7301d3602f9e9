import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import type { Sandbox } from '../createSandbox.ts';
import { SandboxInUseError } from './lockFolder.ts';
import { startSandboxProcess } from '../testing/sandboxProcess.ts';
import { CLIENT, signedIn } from '../testing/visitor.ts';

const SECOND_MS = 1000;

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function open<T>(visit: (sandbox: Sandbox) => Promise<T>, reset = false): Promise<T> {
  const sandbox = await createSandbox({ dataDir, reset, allowedOrigins: [CLIENT] });
  try {
    return await visit(sandbox);
  } finally {
    await sandbox.close();
  }
}

async function roleOfAmara(sandbox: Sandbox): Promise<unknown> {
  const priya = await signedIn(sandbox, 'priya.nair');
  const { members } = (await priya.get('/auth/v1/team/members')).body;
  return (members as { user_id: string; role: string }[]).find(
    ({ user_id }) => user_id === 'usr_nw02',
  )?.role;
}

async function demoteAmara(sandbox: Pick<Sandbox, 'app'>): Promise<void> {
  const priya = await signedIn(sandbox, 'priya.nair');
  const body = { new_role: 'Viewer' };
  const response = await priya.send('/auth/v1/team/member/usr_nw02/role', {
    method: 'PATCH',
    body,
  });
  expect(response.status).toBe(200);
}

const startProcess = () => startSandboxProcess(['--data-dir', dataDir]);

describe('a data folder', () => {
  it(
    'keeps the team and the sessions over a restart, until it is reset',
    async () => {
      const visitor = await open(async (sandbox) => {
        await demoteAmara(sandbox);
        return signedIn(sandbox, 'lucia.fernandez');
      });
      await open(async (sandbox) => {
        expect(await roleOfAmara(sandbox)).toBe('Viewer');
        const headers = { Authorization: `Bearer ${visitor.tokens?.access_token ?? ''}` };
        expect((await sandbox.app.request('/auth/v1/me', { headers })).status).toBe(200);
      });
      await open(async (sandbox) => expect(await roleOfAmara(sandbox)).toBe('Editor'), true);
    },
    60 * SECOND_MS,
  );

  it(
    'loses no acknowledged write when the process is killed',
    async () => {
      const { child, sandbox } = await startProcess();
      await demoteAmara(sandbox);
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect(existsSync(path.join(dataDir, 'lock'))).toBe(true);
      await open(async (sandbox) => expect(await roleOfAmara(sandbox)).toBe('Viewer'));
    },
    60 * SECOND_MS,
  );

  it(
    'is released on SIGTERM',
    async () => {
      const { child } = await startProcess();
      await expect(createSandbox({ dataDir })).rejects.toThrow(`in use by process ${child.pid}`);
      child.kill('SIGTERM');
      const [code] = (await once(child, 'exit')) as [number];
      expect(code).toBe(0);
      expect(existsSync(path.join(dataDir, 'lock'))).toBe(false);
    },
    60 * SECOND_MS,
  );

  it(
    'can be opened once at a time, also within one process, and is released if a start fails',
    async () => {
      await open(async (first) => {
        await expect(createSandbox({ dataDir })).rejects.toThrow(SandboxInUseError);
        const port = Number(new URL(first.url).port);
        const other = path.join(dataDir, 'other');
        await expect(createSandbox({ dataDir: other, port })).rejects.toThrow('EADDRINUSE');
        expect(existsSync(path.join(other, 'lock'))).toBe(false);
      });
    },
    60 * SECOND_MS,
  );

  it(
    'explains what to do if it cannot be read, and can be reset',
    async () => {
      await mkdir(path.join(dataDir, 'pglite'));
      await writeFile(path.join(dataDir, 'pglite', 'PG_VERSION'), 'spoiled');
      await expect(createSandbox({ dataDir })).rejects.toThrow('Recreate it with --reset');
      await open(async (sandbox) => expect(await roleOfAmara(sandbox)).toBe('Editor'), true);
    },
    60 * SECOND_MS,
  );

  it(
    'recovers from a first start that was killed midway',
    async () => {
      const unfinished = path.join(dataDir, 'pglite.unfinished');
      await mkdir(unfinished);
      await writeFile(path.join(unfinished, 'PG_VERSION'), 'half');
      await writeFile(path.join(dataDir, 'lock'), '999999999');
      await open(async (sandbox) => expect(await roleOfAmara(sandbox)).toBe('Editor'));
    },
    60 * SECOND_MS,
  );
});
