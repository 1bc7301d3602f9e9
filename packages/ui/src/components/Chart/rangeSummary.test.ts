import { expect, test } from 'vitest';
import { rangeSummary } from './rangeSummary.ts';

const t = (_key: string, params?: object) => JSON.stringify(params);

test('names lowest and highest value of each series; a series without values is left out', () => {
  const summary = rangeSummary(t, {
    label: 'Calls',
    categories: ['Mon', 'Tue', 'Wed'],
    series: [
      { name: 'Answered', values: [4, null, 9], texts: ['4 calls', '–', '9 calls'] },
      { name: 'Missed', values: [null, null, null], texts: ['–', '–', '–'] },
    ],
  });
  const range = {
    name: 'Answered',
    low: '4 calls',
    lowAt: 'Mon',
    high: '9 calls',
    highAt: 'Wed',
  };
  expect(summary).toBe(`Calls. ${JSON.stringify(range)}`);
});

test('returns only the label without values', () => {
  expect(rangeSummary(t, { label: 'Calls', categories: [], series: [] })).toBe('Calls');
});
