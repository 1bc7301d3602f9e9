import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UploadProgress } from './uploader.ts';
import { uploader } from './uploader.ts';

/** A browser request whose events a test dispatches. */
class FakeRequest extends EventTarget {
  static latest: FakeRequest | null = null;
  readonly upload = new EventTarget();
  readonly requestHeaders: Record<string, string> = {};
  status = 0;
  responseText = '';
  responseURL = '';
  responseHeaders: Record<string, string> = {};
  opened = '';
  isSent = false;
  isAborted = false;

  constructor() {
    super();
    FakeRequest.latest = this;
  }
  open(method: string, url: string) {
    this.opened = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.requestHeaders[name] = value;
  }
  getResponseHeader(name: string) {
    return this.responseHeaders[name] ?? null;
  }
  send() {
    this.isSent = true;
  }
  abort() {
    this.isAborted = true;
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  respond(response: Partial<FakeRequest>) {
    Object.assign(this, response);
    this.dispatchEvent(new Event('load'));
  }
}

const url = 'https://files.test/v1/documents';
const json = { 'content-type': 'application/json' };

beforeEach(() => {
  FakeRequest.latest = null;
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts an upload that times out after 20 s without progress. */
function start(signals: AbortSignal[] = []) {
  const progress: UploadProgress[] = [];
  const send = uploader((step) => progress.push(step));
  const sent = send({
    url,
    method: 'POST',
    headers: { authorization: 'Bearer a' },
    body: 'data',
    timeout: 20_000,
    signals,
    origins: ['https://files.test'],
  });
  const outcome = sent.then(
    ({ status, body, retryAfter }) => ({ status, body, retryAfter }),
    ({ kind }: { kind: string }) => kind,
  );
  return { request: FakeRequest.latest, progress, outcome };
}

function begin(signals?: AbortSignal[]) {
  const { request, ...rest } = start(signals);
  if (!request) throw new Error('No request was made.');
  return { request, ...rest };
}

it('sends the headers, reports progress and returns the response', async () => {
  const { request, progress, outcome } = begin();
  expect(request.opened).toBe(`POST ${url}`);
  expect(request.requestHeaders).toEqual({ accept: 'application/json', authorization: 'Bearer a' });
  request.progress(512, 2048);
  request.progress(2048, 2048);
  request.respond({
    status: 201,
    responseText: '{"id":"d1"}',
    responseURL: url,
    responseHeaders: json,
  });
  expect(await outcome).toEqual({ status: 201, body: { id: 'd1' }, retryAfter: null });
  expect(progress).toEqual([
    { sent: 512, total: 2048 },
    { sent: 2048, total: 2048 },
  ]);
});

it('returns an error response with its Retry-After', async () => {
  const { request, outcome } = begin();
  const responseHeaders = { ...json, 'retry-after': '7' };
  request.respond({ status: 503, responseText: '{}', responseURL: url, responseHeaders });
  expect(await outcome).toEqual({ status: 503, body: {}, retryAfter: 7000 });
});

it('times out if no byte moves for the whole timeout', async () => {
  const { request, outcome } = begin();
  await vi.advanceTimersByTimeAsync(19_000);
  request.progress(1, 2);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(request.isAborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(request.isAborted).toBe(true);
  expect(await outcome).toBe('timeout');
});

it('times out if no response arrives after the body was sent', async () => {
  const { request, outcome } = begin();
  request.progress(2, 2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toBe('timeout');
  expect(request.isAborted).toBe(true);
});

it.each([0, 1])('aborts by signal %i of two', async (index) => {
  const controllers = [new AbortController(), new AbortController()];
  const { request, outcome } = begin(controllers.map(({ signal }) => signal));
  controllers[index]?.abort();
  expect(request.isAborted).toBe(true);
  expect(await outcome).toBe('aborted');
});

it('sends nothing for an aborted signal', async () => {
  const { request, outcome } = start([AbortSignal.abort()]);
  expect(await outcome).toBe('aborted');
  expect(request?.isSent ?? false).toBe(false);
});

it.each([
  ['the connection fails', (request: FakeRequest) => request.dispatchEvent(new Event('error'))],
  [
    'another origin responds',
    (request: FakeRequest) =>
      request.respond({ status: 200, responseText: '{}', responseURL: 'https://login.test/' }),
  ],
])('fails with `network` if %s', async (_why, happen) => {
  const { request, outcome } = begin();
  happen(request);
  expect(await outcome).toBe('network');
});

it('removes its timer and listeners at the end', async () => {
  const controller = new AbortController();
  const { request, outcome } = begin([controller.signal]);
  request.respond({ status: 204, responseURL: url });
  await outcome;
  controller.abort();
  expect(vi.getTimerCount()).toBe(0);
  expect(request.isAborted).toBe(false);
});
