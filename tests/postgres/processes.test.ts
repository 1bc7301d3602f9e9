import { documentsSchema, knowledgeBasesSchema } from '@platform/api/contract';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  openDatabase,
  runOnServer,
  urlOf,
} from '../../packages/sandbox/src/testing/postgres/freshDatabase.ts';
import { SandboxControl } from '../../packages/sandbox/src/testing/sandboxControl.ts';
import { startSandboxProcess } from '../../packages/sandbox/src/testing/sandboxProcess.ts';
import type { SandboxProcess } from '../../packages/sandbox/src/testing/sandboxProcess.ts';
import { CLIENT, signedIn } from '../../packages/sandbox/src/testing/visitor.ts';
import type { Visitor } from '../../packages/sandbox/src/testing/visitor.ts';

const name = `processes_${randomUUID().replaceAll('-', '')}`;
const DOCUMENTS = '/knowledge/v1/knowledge-bases/kb_nw04/documents';
const patiently = { timeout: 30_000, interval: 100 };

const contact = {
  phone: '',
  consent_sms: false,
  consent_voice: false,
  notes: '',
  tags: [],
  extra: {},
};

const start = () => startSandboxProcess([], { DATABASE_URL: urlOf(name) });

async function stop({ child }: SandboxProcess, signal: NodeJS.Signals = 'SIGTERM') {
  const hasExited = once(child, 'exit');
  child.kill(signal);
  await hasExited;
}

let processes: [SandboxProcess, SandboxProcess];
let people: [Visitor, Visitor];
beforeAll(async () => {
  await runOnServer(`CREATE DATABASE ${name}`);
  processes = await Promise.all([start(), start()]);
  people = await Promise.all([
    signedIn(processes[0].sandbox, 'priya.nair'),
    signedIn(processes[1].sandbox, 'priya.nair'),
  ]);
}, 120_000);
afterAll(async () => {
  await Promise.all(processes.map((each) => stop(each)));
  await runOnServer(`DROP DATABASE ${name} WITH (FORCE)`);
});

async function upload({ url }: SandboxProcess, { tokens }: Visitor, file: string, key?: string) {
  const body = new FormData();
  if (key) body.append('upload_key', key);
  body.append('file', new File([`What ${file} says.`], file));
  const headers = { Origin: CLIENT, Authorization: `Bearer ${tokens?.access_token}` };
  return (await fetch(url + DOCUMENTS, { method: 'POST', headers, body })).status;
}

async function documentsNamed(prefix: string) {
  const { body } = await people[0].get(`${DOCUMENTS}?limit=200`);
  return documentsSchema
    .parse(body)
    .documents.filter((document) => document.name.startsWith(prefix))
    .map(({ status, passages }) => ({ status, passages }));
}

describe('two processes on one empty database', () => {
  it('create the demo data once', async () => {
    const { body } = await people[1].get('/knowledge/v1/knowledge-bases');
    const names = knowledgeBasesSchema.parse(body).knowledgeBases.map((base) => base.name);
    expect(names).toHaveLength(new Set(names).size);
  });

  it('share sessions, and exchange a refresh token once', async () => {
    const { refresh_token } = people[0].tokens ?? {};
    const racers = Array.from({ length: 10 }, (_, index) =>
      (people[index % 2] ?? people[0]).post('/auth/v1/refresh', { refresh_token }),
    );
    const statuses = (await Promise.all(racers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    people[0] = await signedIn(processes[0].sandbox, 'priya.nair');
  });

  it('keep each of 200 concurrent writes', async () => {
    const writes = Array.from({ length: 200 }, (_, index) =>
      (people[index % 2] ?? people[0]).post('/crm/v1/contacts/', {
        ...contact,
        name: `Crowd ${index}`,
        email: `crowd${index}@crowd.example`,
      }),
    );
    const statuses = (await Promise.all(writes)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    const { body } = await people[1].get('/crm/v1/contacts/?search=crowd.example&limit=1000');
    expect(body).toHaveLength(200);
  });

  it('store an upload once even if it is sent to both', async () => {
    const key = randomUUID();
    const sent = processes.map((each, index) =>
      upload(each, people[index] ?? people[0], 'Twice.txt', key),
    );
    expect(await Promise.all(sent)).toEqual([202, 202]);
    expect(await documentsNamed('Twice')).toHaveLength(1);
  });

  it('index each document once', async () => {
    const files = Array.from({ length: 20 }, (_, index) => `Indexed ${index}.txt`);
    await Promise.all(
      files.map((file, index) =>
        upload(processes[index % 2] ?? processes[0], people[index % 2] ?? people[0], file),
      ),
    );
    await vi.waitFor(async () => {
      const documents = await documentsNamed('Indexed');
      expect(documents).toHaveLength(20);
      expect(new Set(documents.map(({ status }) => status))).toEqual(new Set(['ready']));
      expect(new Set(documents.map(({ passages }) => passages))).toEqual(new Set([1]));
    }, patiently);
  });

  it('continue the work of a killed process, but not before its claim has expired', async () => {
    const third = await start();
    await new SandboxControl(third.url).set({ indexingMs: 600_000 });
    await upload(third, await signedIn(third.sandbox, 'priya.nair'), 'Orphan.txt');
    const store = openDatabase(name);
    const claimed = `UPDATE documents SET status = 'processing', claim = 'third',
      claimed_until = now() + interval '1 hour' WHERE name = 'Orphan.txt'`;
    await store.run(claimed);
    await stop(third, 'SIGKILL');
    await stop(await start());
    expect(await documentsNamed('Orphan')).toEqual([{ status: 'processing', passages: null }]);

    await store.run(`UPDATE documents SET claimed_until = now() WHERE name = 'Orphan.txt'`);
    await store.close();
    const fourth = await start();
    await vi.waitFor(
      async () =>
        expect(await documentsNamed('Orphan')).toEqual([{ status: 'ready', passages: 1 }]),
      patiently,
    );
    await stop(fourth);
  }, 120_000);
});
