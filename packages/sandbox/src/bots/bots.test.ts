import { botCalls, embedCalls } from '@platform/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import type { Sandbox } from '../createSandbox.ts';
import { CLIENT, signedIn } from '../testing/visitor.ts';

const SHOP = 'http://shop.test';

let sandbox: Sandbox;
let time = Date.parse('2026-11-23T10:00:00Z');

beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT], now: () => new Date(time) });
});
afterAll(() => sandbox.close());

/** Sends a request from another origin, over the network, because the body limit needs it. */
const requestFromShop = (
  path: string,
  init: RequestInit = {},
  headers: Record<string, string> = {},
) =>
  fetch(`${sandbox.serviceUrls.chatbot}${path}`, {
    ...init,
    headers: { Origin: SHOP, 'Content-Type': 'application/json', ...headers },
  });
const ask = (question: unknown, id = 'bot_nw01') =>
  requestFromShop(embedCalls.ask.call.path.replace('{id}', id), {
    method: 'POST',
    body: JSON.stringify({ question }),
  });

describe('the bots of a tenant', () => {
  it('are listed by name, and found by text', async () => {
    const priya = await signedIn(sandbox, 'priya.nair');
    const list = async (query = '') =>
      botCalls.list.response.parse((await priya.get(`/chatbot/v1/bots${query}`)).body);
    const { bots, total } = await list();
    expect(total).toBe(3);
    expect(bots.map(({ name }) => name)).toEqual([
      'Intranet trial',
      'Returns helper',
      'Website assistant',
    ]);
    expect(await list('?search=covered&limit=1&offset=0')).toMatchObject({
      total: 1,
      bots: [{ id: 'bot_nw02' }],
    });
  });

  it('cannot be read from other origins', async () => {
    const response = await requestFromShop('/v1/bots');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('requests of the embed script, from any page', () => {
  it('load one classic script', async () => {
    const { PLATFORM_CHATBOT_EMBED_URL: address } = sandbox.clientConfig();
    const response = await fetch(address, { headers: { Origin: SHOP } });
    expect(response.headers.get('content-type')).toContain('text/javascript');
    const script = await response.text();
    expect(script.length).toBeLessThan(16_000);
    expect(script).not.toMatch(/innerHTML|\beval\b|document\.write|\bimport\s/);
  });

  it('need no cookies', async () => {
    const preflight = await requestFromShop(
      '/v1/embed/bot_nw01/messages',
      { method: 'OPTIONS' },
      { 'Access-Control-Request-Method': 'POST' },
    );
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    const response = await requestFromShop('/v1/embed/bot_nw01');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.json()).toEqual({
      name: 'Website assistant',
      greeting: 'Hello. Ask me about opening hours, prices or bookings.',
    });
  });

  it('are answered from the knowledge base, else with a reply of the bot', async () => {
    const answerTo = async (question: string): Promise<unknown> => (await ask(question)).json();
    expect(await answerTo('Are you OPEN on Saturday?')).toEqual({
      answer: expect.stringContaining('on Saturday from nine until one') as string,
      sources: [{ title: 'Opening hours and holidays' }],
    });
    expect(await answerTo('What does a repair cost?')).toEqual({
      answer: expect.stringContaining('Repairs start at 25 pounds') as string,
      sources: [],
    });
    expect(await answerTo('Qwertz?')).toMatchObject({ sources: [] });
  });

  it('are rejected at 20 kB, and with a path instead of an id', async () => {
    expect((await ask('a'.repeat(20_000))).status).toBe(413);
    expect((await requestFromShop('/v1/embed/..%2Fbots')).status).toBe(404);
  });

  it('are limited to 20 questions a minute', async () => {
    time += 61_000;
    for (let index = 0; index < 20; index += 1) expect((await ask('Open?')).status).toBe(200);
    const refused = await ask('Open?');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(60);
    time += 61_000;
    expect((await ask('Open?')).status).toBe(200);
  });
});
