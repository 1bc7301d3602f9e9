import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { ApiError } from './apiError.ts';
import type { CallAddress } from './call.ts';
import { createHttp } from './http.ts';
import type { CallInput } from './http.ts';
import { sendForEvents } from './stream.ts';

const call: CallAddress = {
  service: 'content',
  method: 'POST',
  path: '/v1/generate',
  access: 'private',
};
const EVENTS = { 'content-type': 'text/event-stream' };

async function connect(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const services = Object.fromEntries(
    [
      'auth',
      'billing',
      'notifications',
      'integrations',
      'chatbot',
      'voice',
      'knowledge',
      'content',
      'crm',
    ].map((name) => [name, address]),
  ) as Record<CallAddress['service'], string>;
  let token = 'old';
  const http = createHttp({
    services,
    session: {
      accessToken: () => token,
      signal: () => new AbortController().signal,
      lost: () => undefined,
      renew: () => Promise.resolve((token = 'new')),
      rejected: () => undefined,
    },
  });
  return async (input: CallInput = {}, onEvent?: () => void) => {
    const events: (string | null)[] = [];
    try {
      for await (const data of sendForEvents(http, call, { json: {}, ...input })) {
        events.push(data);
        onEvent?.();
      }
      return { events, error: null };
    } catch (error) {
      return { events, error: error as ApiError };
    }
  };
}

it('yields each event, however the chunks are split, after a refresh', async () => {
  const tokens: (string | undefined)[] = [];
  const read = await connect((request, response) => {
    tokens.push(request.headers.authorization);
    if (request.headers.authorization !== 'Bearer new') {
      response.writeHead(401).end('{}');
      return;
    }
    response.writeHead(200, EVENTS);
    const bytes = Buffer.from(
      'data: grün\n\n: a comment\n\n:\n\nid: 7\ndata: two\ndata: lines\n\n',
    );
    for (const part of [bytes.subarray(0, 9), bytes.subarray(9, 10), bytes.subarray(10)]) {
      response.write(part);
    }
    response.end();
  });
  expect(await read()).toEqual({ events: ['grün', null, null, 'two\nlines'], error: null });
  expect(tokens).toEqual(['Bearer old', 'Bearer new']);
});

it('W01 distinguishes an error response, another content type, a broken stream and an abort', async () => {
  const refused = await connect((_request, response) => {
    response.writeHead(403, { 'content-type': 'application/json' });
    response.end('{"error":{"code":"PLAN_LIMIT","message":"Used up"}}');
  });
  expect((await refused()).error).toMatchObject({ kind: 'http', status: 403, message: 'Used up' });

  const page = await connect((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello</p>');
  });
  expect((await page()).error).toMatchObject({ kind: 'malformed' });

  const broken = await connect((_request, response) => {
    response.writeHead(200, EVENTS);
    response.write('data: one\n\n', () => response.destroy());
  });
  expect(await broken()).toMatchObject({ events: ['one'], error: { kind: 'network' } });

  const stop = new AbortController();
  const endless = await connect((request, response) => {
    response.writeHead(200, EVENTS);
    response.write('data: one\n\n', () => setImmediate(() => stop.abort()));
    request.on('close', () => response.end());
  });
  expect(await endless({ signal: stop.signal })).toMatchObject({ error: { kind: 'aborted' } });
});

it('reads a stream that lasts longer than the timeout to its end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const timeout = 20_000;
  let finish: (() => void) | undefined;
  const read = await connect((_request, response) => {
    response.writeHead(200, EVENTS).write('data: one\n\n');
    finish = () => response.end('data: two\n\n');
  });
  const result = await read({ timeout }, () => {
    vi.advanceTimersByTime(timeout);
    finish?.();
  });
  expect(result).toEqual({ events: ['one', 'two'], error: null });
});
