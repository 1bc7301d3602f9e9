import { entitlementsSchema, generationCalls } from '@platform/api/contract';
import type { GenerationFrameWire } from '@platform/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import type { Sandbox } from '../createSandbox.ts';
import { SandboxControl } from '../testing/sandboxControl.ts';
import { CLIENT, signedIn } from '../testing/visitor.ts';
import type { Visitor } from '../testing/visitor.ts';

const { path } = generationCalls.start.call;
const brief = {
  type: 'article',
  topic: 'When the shop is open on holidays',
  audience: 'customers',
  tone: 'plain',
  language: 'en',
  length: 'short',
  keywords: ['hours'],
  knowledge_base_id: null,
  brand_notes: '',
  values: {},
};

let sandbox: Sandbox;
let control: SandboxControl;
let priya: Visitor;

beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT], usageGrows: false });
  control = new SandboxControl(sandbox.url);
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset();
  await control.set({ writingPauseMs: 0 });
  priya = await signedIn(sandbox, 'priya.nair');
});

interface Request {
  inputs?: object;
  template_id?: string;
  variants?: number;
}

/** Sends over the network, since faults act on the connection. */
const request = ({ inputs, ...rest }: Request = {}) =>
  fetch(`${sandbox.url}/content${path}`, {
    method: 'POST',
    headers: {
      Origin: CLIENT,
      'Content-Type': 'application/json',
      // The sandbox may close a kept-alive connection just as it is reused.
      Connection: 'close',
      Authorization: `Bearer ${priya.tokens?.access_token}`,
    },
    body: JSON.stringify({
      template_id: null,
      variants: 1,
      inputs: { ...brief, ...inputs },
      ...rest,
    }),
  });

const dataIn = (stream: string): string[] =>
  stream.split('\n').flatMap((line) => (line.startsWith('data: ') ? [line.slice(6)] : []));

/** Returns the texts by variant, and the other events. */
async function generate(changes: Request = {}) {
  const response = await request(changes);
  const events = dataIn(await response.text()).map(
    (data) => JSON.parse(data) as GenerationFrameWire,
  );
  const texts: string[] = [];
  for (const event of events) {
    if ('delta' in event) texts[event.variant] = (texts[event.variant] ?? '') + event.delta;
  }
  return { texts, others: events.filter((event) => !('delta' in event)) };
}

const usedTokens = async () =>
  entitlementsSchema.parse((await priya.get('/billing/billing/v1/entitlements')).body)?.usage
    .llmTokens.used ?? 0;

describe('generating', () => {
  it('writes different variants each time, in the requested language, and charges them', async () => {
    const before = await usedTokens();
    const first = await generate({ variants: 2 });
    expect(first.texts[0]).toMatch(/^# .*When the shop is open/);
    expect(first.texts[0]).not.toBe(first.texts[1]);
    expect((await generate({ variants: 2 })).texts).not.toEqual(first.texts);
    expect(await usedTokens()).toBeGreaterThan(before);
    expect((await generate({ inputs: { language: 'de' } })).texts[0]).toMatch(
      /wissen sollte|einfach erklärt|Kurz gefasst/,
    );
  });

  it('quotes passages of a knowledge base that fit the topic, and names their documents', async () => {
    const { body } = await priya.get('/knowledge/v1/knowledge-bases');
    const bases = body.knowledge_bases as { id: string }[];
    const written = await Promise.all(
      bases.map(({ id }) => generate({ inputs: { knowledge_base_id: id } })),
    );
    const quoting = written.find(({ texts }) => texts[0]?.includes('> '));
    expect(quoting?.others[0]).toMatchObject({
      variant: 0,
      sources: [{ document_name: expect.any(String) as string }],
    });
  });

  it('W02 stops when the plan is used up, and is rejected from then on', async () => {
    await control.set({ writtenWords: 700 });
    const { texts, others } = await generate({ variants: 3 });
    expect(texts[2]?.length).toBeGreaterThan(0);
    expect(others.at(-1)).toMatchObject({ error: { code: 'PLAN_LIMIT' } });
    expect(await usedTokens()).toBe(1000);
    expect((await request()).status).toBe(403);
  });

  it('fills in the inputs of a template, and rejects a brief without one', async () => {
    const { body } = await priya.get('/content/v1/templates');
    const templates = body.templates as { id: string; name: string }[];
    const template_id = templates.find(({ name }) => name === 'Appointment reminder')?.id ?? '';
    expect((await request({ template_id })).status).toBe(422);
    const values = { customer_name: 'Ana', date: 'Monday', phone: '' };
    expect((await generate({ template_id, inputs: { values } })).texts[0]).toContain('Remind Ana');
    expect((await request({ template_id: 'tpl_gone' })).status).toBe(422);
  });
});

describe('W01 faults of a stream', () => {
  const rule = { service: 'content', path, method: 'POST', count: 1, afterFrames: 3 };

  it('drop the connection', async () => {
    await control.fault({ ...rule, stream: 'drop' });
    await expect((await request()).text()).rejects.toThrow('terminated');
  });

  it('end the stream early', async () => {
    await control.fault({ ...rule, stream: 'end' });
    expect((await generate()).others).toEqual([]);
  });

  it('insert invalid events', async () => {
    await control.fault({ ...rule, stream: 'garbage' });
    const events = dataIn(await (await request()).text());
    expect(events.slice(3, 5)).toEqual(['<p>502 Bad Gateway</p>', '{"variant":"A","delta":7}']);
    expect(events.at(-1)).toContain('"done":true');
  });

  it('stall the stream until they are cleared', async () => {
    const id = await control.fault({ ...rule, stream: 'stall' });
    const stalled = generate();
    await control.heal(id);
    expect((await stalled).others.at(-1)).toMatchObject({ done: true });
  });
});
