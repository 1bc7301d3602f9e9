import { getBot, listBots, send } from '@platform/api';
import type { Api } from '@platform/api';
import { askEmbeddedBot } from '@platform/api/contract';
import { createSandbox } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT, clientOf } from './clientOf.ts';

const SHOP = 'http://shop.test';

let sandbox: Sandbox;
let api: Api;
let time = Date.parse('2026-11-23T10:00:00Z');

beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT], now: () => new Date(time) });
  api = await clientOf(sandbox);
});
afterAll(() => sandbox.close());

/** What a page of another origin asks. */
const fromShop = (path: string, init: RequestInit = {}, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.serviceUrls.chatbot}${path}`, {
    ...init,
    headers: { Origin: SHOP, 'Content-Type': 'application/json', ...headers },
  });
const ask = (question: unknown, id = 'bot_nw01') =>
  fromShop(askEmbeddedBot.path.replace('{id}', id), {
    method: 'POST',
    body: JSON.stringify({ question }),
  });

describe('what tenants read', () => {
  it('are the bots of one’s own tenant, by name', async () => {
    const { bots, total } = await send(api.http, listBots);
    expect(total).toBe(3);
    expect(bots.map(({ name }) => name)).toEqual([
      'Intranet trial',
      'Returns helper',
      'Website assistant',
    ]);
    expect(bots[2]).toMatchObject({ knowledgeBaseName: 'Shop and services' });
    const found = await send(api.http, listBots, {
      query: { search: 'covered', limit: 1, offset: 0 },
    });
    expect(found).toMatchObject({ total: 1, bots: [{ id: 'bot_nw02' }] });
    expect(await send(api.http, getBot, { params: { id: 'bot_nw02' } })).toMatchObject({
      name: 'Returns helper',
    });
    await expect(send(api.http, getBot, { params: { id: 'bot_ho01' } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('is kept from other origins and from strangers', async () => {
    const response = await fromShop(listBots.path);
    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('what the embed script asks, from any page', () => {
  it('comes as one classic script', async () => {
    const { PLATFORM_CHATBOT_EMBED_URL: address } = sandbox.clientConfig();
    const response = await fetch(address, { headers: { Origin: SHOP } });
    expect(response.headers.get('content-type')).toContain('text/javascript');
    const script = await response.text();
    expect(script.length).toBeLessThan(16_000);
    expect(script).not.toMatch(/innerHTML|\beval\b|document\.write|\bimport\s/);
  });

  it('reads and asks without cookies', async () => {
    const preflight = await fromShop(
      '/v1/embed/bot_nw01/messages',
      { method: 'OPTIONS' },
      { 'Access-Control-Request-Method': 'POST' },
    );
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    const response = await fromShop('/v1/embed/bot_nw01');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.json()).toEqual({
      name: 'Website assistant',
      greeting: 'Hello. Ask me about opening hours, prices or bookings.',
    });
  });

  it('answers from the knowledge base, else from the replies of the bot', async () => {
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

  it('refuses a question of 20 kB', async () => {
    expect((await ask('a'.repeat(20_000))).status).toBe(413);
  });

  it('knows nothing of a bot that is not there', async () => {
    expect((await ask('Open?', 'bot_x')).status).toBe(404);
    expect((await fromShop('/v1/embed/..%2Fbots')).status).toBe(404);
  });

  it('answers 20 questions a minute, and says when to go on', async () => {
    time += 61_000;
    for (let index = 0; index < 20; index += 1) expect((await ask('Open?')).status).toBe(200);
    const refused = await ask('Open?');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(60);
    time += 61_000;
    expect((await ask('Open?')).status).toBe(200);
  });
});
