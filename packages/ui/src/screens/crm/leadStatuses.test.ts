import { expect, test } from 'vitest';
import { leadStatuses } from './leadStatuses.ts';
import type { CrmTexts } from './texts.ts';

const t = String as CrmTexts;

const own = [
  { value: 'waiting', label: 'Waiting for a berth', tone: 'warning' },
  { value: 'moored', label: 'Moored', isClosed: true },
] as const;

test('the product has seven statuses, of which three are counted', () => {
  const { values, counted, isClosed } = leadStatuses(t);
  expect(values).toHaveLength(7);
  expect(counted).toEqual(['New', 'Qualified', 'Closed Won']);
  expect(values.filter(isClosed)).toEqual(['Closed Won', 'Closed Lost']);
});

test('own statuses replace those of the product', () => {
  const statuses = leadStatuses(t, own);
  expect(statuses.values).toEqual(['waiting', 'moored']);
  expect(statuses.counted).toEqual(['waiting', 'moored']);
  expect([statuses.toneOf('waiting'), statuses.toneOf('moored')]).toEqual(['warning', 'neutral']);
  expect(statuses.isClosed('moored')).toBe(true);
  expect(statuses.textOf('New')).toBe('New');
});

test('a field offers the present value if it is unknown, and no empty one', () => {
  const labels = (present?: string) =>
    leadStatuses(t, own)
      .options(present)
      .map(({ label }) => label);
  expect(labels()).toEqual(['Waiting for a berth', 'Moored']);
  expect(labels(' Dormant ')).toEqual(['Waiting for a berth', 'Moored', 'Dormant']);
  expect(leadStatuses(t, own).textOf(' ')).toBe('common.notAvailable');
});

test('a status listed twice counts once', () => {
  expect(leadStatuses(t, [...own, own[0]]).values).toEqual(['waiting', 'moored']);
});
