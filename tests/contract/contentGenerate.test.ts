import {
  createContent,
  createTemplate,
  generateText,
  getEntitlements,
  listKnowledgeBases,
  listTemplates,
  removeTemplate,
  send,
  templateUsesIn,
  updateTemplate,
} from '@platform/api';
import type { Api, ApiError, Brief } from '@platform/api';
import { generationCalls } from '@platform/api/contract';
import type { GenerationFrame, TemplateFields } from '@platform/api/contract';
import { createSandbox } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { SandboxControl } from '@platform/sandbox/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLIENT, clientOf } from './clientOf.ts';

let sandbox: Sandbox;
let control: SandboxControl;
let api: Api;

beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT], usageGrows: false });
  control = new SandboxControl(sandbox.url);
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset();
  await control.set({ writingPauseMs: 0 });
  api = await clientOf(sandbox);
});

const brief: Brief = {
  templateId: '',
  values: {},
  type: 'article',
  topic: 'When the shop is open on holidays',
  audience: 'customers',
  tone: 'plain',
  language: 'en',
  length: 'short',
  keywords: ['hours'],
  knowledgeBaseId: '',
  brandNotes: '',
  variants: 1,
};

async function write(changes: Partial<Brief> = {}) {
  const texts: string[] = [];
  const others: GenerationFrame[] = [];
  try {
    for await (const frame of generateText(api.http, { ...brief, ...changes })) {
      if (frame.type === 'delta') texts[frame.variant] = (texts[frame.variant] ?? '') + frame.text;
      else others.push(frame);
    }
    return { texts, others, error: null };
  } catch (error) {
    return { texts, others, error: error as ApiError };
  }
}

const used = async () => (await send(api.http, getEntitlements))?.usage.llmTokens.used ?? 0;

const offer: TemplateFields = {
  name: 'Offer',
  category: 'email',
  description: '',
  inputs: [{ key: 'price', label: 'Price', type: 'number', isRequired: true }],
  prompt: 'Offer {{topic}} for {{price}} to {{audience}}.',
};

describe('generating', () => {
  it('writes variants with what a knowledge base says, and counts them', async () => {
    const before = await used();
    const { knowledgeBases } = await send(api.http, listKnowledgeBases);
    const written = await Promise.all(
      knowledgeBases.map(({ id }) => write({ knowledgeBaseId: id, length: 'short' })),
    );
    const quoting = written.find(({ texts }) => texts[0]?.includes('> '));
    expect(quoting).toBeDefined();
    const [source] = quoting?.others ?? [];
    expect(source).toMatchObject({ type: 'sources', variant: 0 });

    const { texts, others } = await write({ variants: 2 });
    expect(texts).toHaveLength(2);
    expect(texts[0]).not.toBe(texts[1]);
    expect(texts[0]).toMatch(/^# .*When the shop is open/);
    const cost = others.at(-1);
    expect(cost).toMatchObject({ type: 'done' });
    expect((await write({ variants: 2 })).texts).not.toEqual(texts);
    expect(await used()).toBeGreaterThan(before);
    expect((await write({ language: 'de' })).texts[0]).toMatch(
      /wissen sollte|einfach erklärt|Kurz gefasst/,
    );
  });

  it('W01 plays a stream that is cut, ends early or is garbled, and goes on after a stall', async () => {
    const path = generationCalls.start.call.path;
    const fault = { service: 'content', path, method: 'POST', count: 1, afterFrames: 3 };
    await control.fault({ ...fault, stream: 'drop' });
    expect(await write()).toMatchObject({ error: { kind: 'network' } });
    await control.fault({ ...fault, stream: 'end' });
    const early = await write();
    expect([early.error, early.others]).toEqual([null, []]);
    await control.fault({ ...fault, stream: 'garbage' });
    const garbled = await write();
    expect(garbled.others.map(({ type }) => type)).toEqual([
      'malformed',
      'malformed',
      'sources',
      'done',
    ]);
    const id = await control.fault({ ...fault, stream: 'stall' });
    const stalled = write();
    await control.heal(id);
    expect((await stalled).others.at(-1)).toMatchObject({ type: 'done' });
  });

  it('W02 ends in its middle where the plan is used up, and is refused from then on', async () => {
    await control.set({ writtenWords: 700 });
    const { texts, others } = await write({ variants: 3 });
    expect(texts[2]?.length).toBeGreaterThan(0);
    expect(others.at(-1)).toMatchObject({ type: 'error', code: 'PLAN_LIMIT' });
    expect(await used()).toBe(1000);
    expect((await write()).error).toMatchObject({ status: 403 });
  });

  it('fills in what a template asks for, and refuses a brief that lacks it', async () => {
    const { templates } = await send(api.http, listTemplates);
    const reminder = templates.find(({ name }) => name === 'Appointment reminder');
    const templateId = reminder?.id ?? '';
    expect((await write({ templateId })).error).toMatchObject({ status: 422 });
    const values = { customer_name: 'Ana', date: 'Monday', phone: '' };
    expect((await write({ templateId, values })).texts[0]).toContain('Remind Ana');
    expect((await write({ templateId: 'tpl_gone' })).error).toMatchObject({ status: 422 });
    expect((await write({ topic: 'short' })).error).toMatchObject({ status: 422 });
  });
});

describe('templates', () => {
  it('are made, changed and deleted; those that come with the product are not', async () => {
    const made = await send(api.http, createTemplate, { body: offer });
    const id = made?.id ?? '';
    expect(made).toMatchObject({ ...offer, isBuiltIn: false, version: 1, uses: 0 });
    expect(
      await send(api.http, updateTemplate, { params: { id }, body: { name: 'Better offer' } }),
    ).toMatchObject({
      name: 'Better offer',
      prompt: offer.prompt,
      version: 2,
    });
    await send(api.http, createContent, {
      body: {
        title: 'Tea',
        type: 'email',
        status: 'draft',
        language: 'en',
        body: '<p>Tea</p>',
        templateId: id,
        isGenerated: true,
      },
    });
    const { templates } = await send(api.http, listTemplates);
    expect(templates.at(-1)).toMatchObject({ id, uses: 1 });
    const error: unknown = await send(api.http, removeTemplate, { params: { id } }).catch(
      (reason: unknown) => reason,
    );
    expect(templateUsesIn(error)?.map(({ title }) => title)).toEqual(['Tea']);
    await send(api.http, removeTemplate, { params: { id }, query: { isForced: true } });
    const [builtIn] = templates;
    expect(builtIn?.isBuiltIn).toBe(true);
    await expect(
      send(api.http, updateTemplate, { params: { id: builtIn?.id ?? '' }, body: { name: 'Mine' } }),
    ).rejects.toThrow('Built-in templates cannot be changed');
  });

  it('W08 are refused with a variable that nothing fills in, and with a key that is there twice', async () => {
    const input = { key: 'price', label: 'Price', type: 'text', isRequired: true } as const;
    const refused: Partial<TemplateFields>[] = [
      { prompt: 'Offer {{topic}} for {{amount}}.' },
      { prompt: 'Offer {{topic}} for {{Price!}}.' },
      { inputs: [input, { ...input, label: 'Again' }] },
      { inputs: [{ ...input, key: 'topic' }] },
      { inputs: [{ ...input, key: 'Price' }] },
    ];
    for (const change of refused) {
      await expect(
        send(api.http, createTemplate, { body: { ...offer, ...change } }),
      ).rejects.toMatchObject({
        status: 422,
      });
    }
  });
});
