// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mountHook } from '../../testing/mountHook.tsx';
import { testConfig } from '../../testing/services.ts';
import { useTeach } from './useTeach.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const base = `${testConfig.services.knowledge}/v1/knowledge-bases/kb1`;
const spoken = `${'long '.repeat(40)}question`;
const title = spoken.slice(0, 120);
const match = (document_id: string) => ({
  document_id,
  document_name: 'D',
  chunk: 'c',
  score: 0.9,
});

interface Service {
  statuses: string[];
  answers: (() => Response)[];
  add?: () => Response;
}

function mountTeach({ statuses, answers, add }: Service) {
  const sent: unknown[] = [];
  const asked: unknown[] = [];
  server.use(
    http.post(`${base}/documents`, async ({ request }) => {
      sent.push(await request.json());
      return add?.() ?? HttpResponse.json({ document: { id: 'd1', name: title } }, { status: 202 });
    }),
    http.get(`${base}/documents`, () => {
      const status = statuses.length > 1 ? statuses.shift() : statuses[0];
      return HttpResponse.json({ documents: [{ id: 'd1', status }], total: 1 });
    }),
    http.post(`${base}/query`, async ({ request }) => {
      asked.push(await request.json());
      return answers.shift()?.() ?? HttpResponse.json({ matches: [] });
    }),
  );
  return { sent, asked, ...mountHook(() => useTeach(spoken)) };
}

const values = { baseId: 'kb1', question: title, answer: 'Yes.' };
const found = () => HttpResponse.json({ matches: [match('d1'), match('d0')] });

test('asks the spoken question once the answer is indexed', async () => {
  const service = { statuses: ['queued', 'ready'], answers: [found] };
  const { current, waitUntil, sent, asked } = mountTeach(service);
  expect(current().result).toBeNull();
  expect(await current().onTeach(values)).toEqual({ status: 'saved' });
  await waitUntil(({ result }) => expect(result).toEqual({ status: 'indexing', isSlow: false }));
  expect(asked).toEqual([]);
  await waitUntil(({ result }) =>
    expect(result).toMatchObject({ status: 'done', isFound: true, best: { documentId: 'd1' } }),
  );
  expect(sent).toEqual([{ title, text: 'Yes.' }]);
  expect(asked).toEqual([{ question: spoken, top_k: 5 }]);
});

test('a changed title is asked instead; a failed check is repeated, the text is not', async () => {
  const failure = () => HttpResponse.json({ error: { message: 'Busy' } }, { status: 400 });
  const service = { statuses: ['ready'], answers: [failure, found] };
  const { current, waitUntil, sent, asked } = mountTeach(service);
  await current().onTeach({ ...values, question: 'Shorter?' });
  await waitUntil(({ result }) => expect(result).toEqual({ status: 'failed', message: 'Busy' }));
  current().onCheck();
  await waitUntil(({ result }) => expect(result).toMatchObject({ status: 'done', isFound: true }));
  expect(sent).toHaveLength(1);
  expect(asked).toEqual(Array.from({ length: 2 }, () => ({ question: 'Shorter?', top_k: 5 })));
});

test('a text that cannot be indexed is not asked for', async () => {
  const { current, waitUntil, asked } = mountTeach({ statuses: ['failed'], answers: [] });
  await current().onTeach(values);
  await waitUntil(({ result }) => expect(result).toEqual({ status: 'notIndexed' }));
  expect(asked).toEqual([]);
});

test('a refused text stays in the form, at its field', async () => {
  const error = { code: 'VALIDATION_FAILED', message: 'Check', fields: { text: 'Too long' } };
  const add = () => HttpResponse.json({ error }, { status: 422 });
  const { current } = mountTeach({ statuses: [], answers: [], add });
  expect(await current().onTeach(values)).toEqual({
    status: 'refused',
    field: 'answer',
    message: 'Too long',
  });
  expect(current().result).toBeNull();
});
