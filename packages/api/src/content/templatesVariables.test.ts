import { expect, it } from 'vitest';
import { readGenerationFrame } from './generateFrames.ts';
import { checkPrompt, fillPrompt } from './templatesVariables.ts';

it('W08 compares a prompt with its inputs', () => {
  const prompt = 'Tell {{ name }} about {{topic}}: {{Offer!}} {{name}} {{price}}';
  expect(checkPrompt(prompt, ['name', 'date', 'date', 'tone', ''])).toEqual({
    unknown: ['Offer!', 'price'],
    unused: ['date', 'tone'],
    twice: ['date', 'tone'],
    hasVariables: true,
  });
  expect(checkPrompt('No { braces } to speak of', [])).toEqual({
    unknown: [],
    unused: [],
    twice: [],
    hasVariables: false,
  });
  expect(fillPrompt(prompt, { name: '{{topic}}', topic: 'tea' })).toBe(
    'Tell {{topic}} about tea:  {{topic}} ',
  );
});

it.each([
  ['<p>502</p>', { type: 'malformed' }],
  ['null', { type: 'malformed' }],
  ['{"variant":"A","delta":7}', { type: 'malformed' }],
  ['{"variant":0.5,"delta":"x"}', { type: 'malformed' }],
  ['{"variant":-1,"delta":"x"}', { type: 'malformed' }],
  ['{"variant":1,"sources":{}}', { type: 'malformed' }],
  ['{"variant":1,"delta":" a "}', { type: 'delta', variant: 1, text: ' a ' }],
  ['{"done":true}', { type: 'done', tokens: null }],
  ['{"done":true,"usage":{"llm_tokens":7}}', { type: 'done', tokens: 7 }],
  ['{"error":{"code":"X"}}', { type: 'error', code: 'X', message: '' }],
])('reads %s', (data, frame) => {
  expect(readGenerationFrame(data)).toEqual(frame);
});
