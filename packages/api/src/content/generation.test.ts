import { describe, expect, it } from 'vitest';
import { refusedFields } from '../testing/describedCalls.ts';
import { generateBody, generationCalls } from './generation.contract.ts';
import { readGenerationFrame, startGeneration } from './generation.ts';
import type { Brief } from './generation.ts';

const brief: Brief = {
  templateId: '',
  values: { price: '5' },
  type: 'article',
  topic: ' Opening hours ',
  audience: '',
  tone: 'plain',
  language: 'en',
  length: 'short',
  keywords: ['hours'],
  knowledgeBaseId: '',
  brandNotes: '',
  variants: 2,
};
const body = startGeneration.body?.(brief);
const passage = { document_id: 'd1', document_name: 'Prices', passage: 'Ten' };

describe('text generation', () => {
  it('sends a brief that matches its description', () => {
    expect(refusedFields(generateBody, body)).toEqual([]);
    expect(body?.inputs).toMatchObject({ topic: 'Opening hours', knowledge_base_id: null });
  });

  it.each<[object, object]>([
    [
      { variant: 0, delta: ' We' },
      { type: 'delta', variant: 0, text: ' We' },
    ],
    [
      { variant: 1, sources: [passage] },
      {
        type: 'sources',
        variant: 1,
        sources: [{ documentId: 'd1', documentName: 'Prices', passage: 'Ten' }],
      },
    ],
    [
      { done: true, usage: { llm_tokens: 12 } },
      { type: 'done', tokens: 12 },
    ],
    [
      { error: { code: 'PLAN_LIMIT', message: 'Used up' } },
      { type: 'error', code: 'PLAN_LIMIT', message: 'Used up' },
    ],
  ])('reads the event %j that matches its description', (event, frame) => {
    expect(generationCalls.start.response.parse(event)).toEqual(event);
    expect(readGenerationFrame(JSON.stringify(event))).toEqual(frame);
  });

  it.each([
    ['<p>502</p>', { type: 'malformed' }],
    ['null', { type: 'malformed' }],
    ['{"variant":"A","delta":7}', { type: 'malformed' }],
    ['{"variant":0.5,"delta":"x"}', { type: 'malformed' }],
    ['{"variant":-1,"delta":"x"}', { type: 'malformed' }],
    ['{"variant":1,"sources":{}}', { type: 'malformed' }],
    ['{"done":true}', { type: 'done', tokens: null }],
    ['{"error":{"code":"X"}}', { type: 'error', code: 'X', message: '' }],
  ])('reads the unusual event %s', (data, frame) => {
    expect(readGenerationFrame(data)).toEqual(frame);
  });

  it.each<[object]>([
    [{ variant: 3, delta: 'x' }],
    [{ variant: 'A', delta: 'x' }],
    [{ variant: 0, delta: 'x', sources: [] }],
    [{ done: false, usage: { llm_tokens: 1 } }],
    [{ error: { code: 'TIRED', message: '' } }],
  ])('rejects the event %j', (event) => {
    expect(generationCalls.start.response.safeParse(event).success).toBe(false);
  });

  it.each<[object, string[]]>([
    [{ topic: 'Too short' }, ['inputs.topic']],
    [{ topic: 'x'.repeat(501) }, ['inputs.topic']],
    [{ audience: 'x'.repeat(201) }, ['inputs.audience']],
    [{ tone: 'rude' }, ['inputs.tone']],
    [{ language: 'en-GB' }, ['inputs.language']],
    [{ length: 'endless' }, ['inputs.length']],
    [{ keywords: Array.from({ length: 11 }, () => 'x') }, ['inputs.keywords']],
    [{ keywords: ['x'.repeat(41)] }, ['inputs.keywords.0']],
    [{ knowledge_base_id: '' }, ['inputs.knowledge_base_id']],
    [{ brand_notes: 'x'.repeat(1001) }, ['inputs.brand_notes']],
    [{ values: { price: 'x'.repeat(2001) } }, ['inputs.values.price']],
    [{ mood: 'x' }, ['inputs.mood']],
  ])('rejects the inputs %j at %j', (part, fields) => {
    expect(refusedFields(generateBody, { ...body, inputs: { ...body?.inputs, ...part } })).toEqual(
      fields,
    );
  });

  it.each([0, 4, 1.5, '1'])('rejects %j variants', (variants) => {
    expect(refusedFields(generateBody, { ...body, variants })).toEqual(['variants']);
  });
});
