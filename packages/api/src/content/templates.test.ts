import { describe, expect, it } from 'vitest';
import { ApiError } from '../http/apiError.ts';
import { send } from '../http/send.ts';
import { recordingClient, refusedFields } from '../testing/describedCalls.ts';
import { templateBody, templateCalls, templateChange } from './templates.contract.ts';
import type { TemplateWire } from './templates.contract.ts';
import { createTemplate, removeTemplate, templateUsesIn, templatesSchema } from './templates.ts';
import { updateTemplate } from './templates.ts';

const input = { key: 'price', label: 'Price', type: 'number', required: true } as const;
const fields = {
  name: 'Offer',
  category: 'email',
  description: '',
  inputs: [input],
  prompt: 'Offer it for {{price}}.',
} as const;
const wire: TemplateWire = {
  ...fields,
  inputs: [input],
  id: 't1',
  is_built_in: false,
  version: 2,
  use_count: 5,
  updated_at: '2026-11-26T08:00:00Z',
};
const read = {
  ...fields,
  inputs: [{ key: 'price', label: 'Price', type: 'number', isRequired: true }],
} as const;

describe('templates', () => {
  it('match their description', () => {
    const page = templateCalls.list.response.parse({ templates: [wire], total: 1 });
    const template = {
      ...read,
      key: 't1',
      id: 't1',
      isBuiltIn: false,
      version: 2,
      uses: 5,
      updatedAt: new Date('2026-11-26T08:00:00Z'),
    };
    expect(templatesSchema.parse(page)).toEqual({ templates: [template], total: 1 });
  });

  it('D04 keep an unknown category and skip invalid inputs', () => {
    const inputs = [{ key: 'a', type: 'colour' }, { key: 'a' }, { label: 'No key' }, null];
    expect(templatesSchema.parse([{ id: 't1', category: 'poem', inputs }])).toMatchObject({
      templates: [
        {
          name: 'Unknown',
          category: 'article',
          inputs: [{ key: 'a', label: 'a', type: 'text', isRequired: false }],
          uses: null,
        },
      ],
      total: null,
    });
  });

  it('are sent under their wire names; a change has only the changed fields', async () => {
    const { http, sent } = recordingClient(() => ({ success: true }));
    expect(await send(http, createTemplate, { body: read })).toBeNull();
    await send(http, updateTemplate, { params: { id: 't1' }, body: { name: 'Late' } });
    await send(http, removeTemplate, { params: { id: 't1' } });
    await send(http, removeTemplate, { params: { id: 't1' }, query: { isForced: true } });
    expect(sent.map(({ json, query }) => json ?? query)).toEqual([
      fields,
      { name: 'Late' },
      undefined,
      { force: true },
    ]);
    expect(refusedFields(templateBody, sent[0]?.json)).toEqual([]);
  });

  it('report the content items that use them', () => {
    const contents = [{ id: 'c1', title: 'Tea' }];
    const body = { error: { code: 'IN_USE', message: 'In use', contents } };
    expect(refusedFields(templateCalls.remove.refusals?.IN_USE, body)).toEqual([]);
    expect(templateUsesIn(new ApiError('http', { status: 409, body }))).toEqual(contents);
    expect(templateUsesIn(new ApiError('http', { status: 409 }))).toBeNull();
  });

  it.each<[object, string[]]>([
    [{ name: 'x' }, ['name']],
    [{ name: 'x'.repeat(61) }, ['name']],
    [{ prompt: 'Too short' }, ['prompt']],
    [{ prompt: 'x'.repeat(4001) }, ['prompt']],
    [{ description: 'x'.repeat(201) }, ['description']],
    [{ inputs: Array.from({ length: 11 }, () => input) }, ['inputs']],
    [{ inputs: [{ ...input, key: '1st' }] }, ['inputs.0.key']],
    [{ inputs: [{ ...input, label: '' }] }, ['inputs.0.label']],
    [{ inputs: [{ ...input, hint: '' }] }, ['inputs.0.hint']],
    [{ category: null }, ['category']],
  ])('with %j are rejected at %j', (part, refused) => {
    expect(refusedFields(templateBody, { ...fields, ...part })).toEqual(refused);
    expect(refusedFields(templateChange, part)).toEqual(refused);
  });
});
