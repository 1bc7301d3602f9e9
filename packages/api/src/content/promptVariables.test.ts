import { expect, it } from 'vitest';
import { checkPrompt, fillPrompt } from './promptVariables.ts';

it('W08 reports unknown, unused and duplicate inputs of a prompt', () => {
  const prompt = 'Tell {{ name }} about {{topic}}: {{Offer!}} {{name}} {{price}}';
  expect(checkPrompt(prompt, ['name', 'date', 'date', 'tone', ''])).toEqual({
    unknown: ['Offer!', 'price'],
    unused: ['date', 'tone'],
    duplicates: ['date', 'tone'],
    hasVariables: true,
  });
  expect(checkPrompt('{{\u200Bname\u00A0}}', ['name'])).toMatchObject({ unknown: [], unused: [] });
  expect(fillPrompt('{{\u2060name}} {{constructor}}', { name: 'Ada' })).toBe('Ada ');
  expect(checkPrompt('No { braces } to speak of', [])).toEqual({
    unknown: [],
    unused: [],
    duplicates: [],
    hasVariables: false,
  });
  expect(fillPrompt(prompt, { name: '{{topic}}', topic: 'tea' })).toBe(
    'Tell {{topic}} about tea:  {{topic}} ',
  );
});
