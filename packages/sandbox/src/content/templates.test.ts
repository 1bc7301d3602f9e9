import { templateCalls } from '@platform/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import type { Sandbox } from '../createSandbox.ts';
import { CLIENT, messageOf, signedIn } from '../testing/visitor.ts';
import type { Visitor } from '../testing/visitor.ts';

const TEMPLATES = '/content/v1/templates';
const price = { key: 'price', label: 'Price', type: 'number', required: true };
const offer = {
  name: 'Offer',
  category: 'email',
  description: '',
  inputs: [price],
  prompt: 'Offer {{topic}} for {{price}} to {{audience}}.',
};

let sandbox: Sandbox;
let priya: Visitor;

beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT] });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset();
  priya = await signedIn(sandbox, 'priya.nair');
});

const change = (id: string, body: object) =>
  priya.send(`${TEMPLATES}/${id}`, { method: 'PATCH', body });

describe('templates', () => {
  it('count changes and uses, and name the content items on removal', async () => {
    const id = String((await priya.post(TEMPLATES, offer)).body.id);
    expect((await change(id, { name: 'Better offer' })).body).toMatchObject({
      ...offer,
      name: 'Better offer',
      version: 2,
    });
    await priya.post('/content/v1/contents', {
      title: 'Tea',
      type: 'email',
      language: 'en',
      body: '<p>Tea</p>',
      template_id: id,
      generated: true,
    });
    const { body } = await priya.get(TEMPLATES);
    const { templates } = templateCalls.list.response.parse(body);
    expect(templates.at(-1)).toMatchObject({ id, use_count: 1 });
    const removal = await priya.send(`${TEMPLATES}/${id}`, { method: 'DELETE' });
    expect(removal.body).toMatchObject({ error: { contents: [{ title: 'Tea' }] } });
    const forced = await priya.send(`${TEMPLATES}/${id}?force=true`, { method: 'DELETE' });
    expect(forced.status).toBe(200);
  });

  it('that are built in come first and cannot be changed, with a reason', async () => {
    const { body } = await priya.get(TEMPLATES);
    const [first] = templateCalls.list.response.parse(body).templates;
    expect(first?.is_built_in).toBe(true);
    expect(messageOf(await change(first?.id ?? '', { name: 'Mine' }))).toBe(
      'Built-in templates cannot be changed. Duplicate this one instead.',
    );
  });

  it.each<[string, object]>([
    ['an unknown variable', { prompt: 'Offer {{topic}} for {{amount}}.' }],
    ['a name that no variable may have', { prompt: 'Offer {{topic}} for {{Price!}}.' }],
    ['a duplicate key', { inputs: [price, { ...price, label: 'Again' }] }],
    ['a key that every brief has', { inputs: [{ ...price, key: 'topic' }] }],
    ['a capital letter in a key', { inputs: [{ ...price, key: 'Price' }] }],
  ])('W08 are rejected with %s', async (_title, wrong) => {
    expect((await priya.post(TEMPLATES, { ...offer, ...wrong })).status).toBe(422);
  });
});
