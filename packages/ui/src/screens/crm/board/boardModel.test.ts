import { expect, test } from 'vitest';
import type { LeadRow } from '../crmRows.ts';
import { leadStatuses } from '../leadStatuses.ts';
import type { CrmTexts } from '../texts.ts';
import { lanesOf, nextStatus } from './boardModel.ts';

const row = (key: string, statusText: string) => ({ lead: { key, statusText } }) as LeadRow;

test('D04 groups leads into seven lanes, and an unknown status into its own lane', () => {
  const lanes = lanesOf(
    [row('a', 'New'), row('b', 'Dormant'), row('c', 'New')],
    leadStatuses(String as CrmTexts).values,
  );
  expect(lanes.map(({ status, rows }) => [status, rows.length])).toEqual([
    ['New', 2],
    ['Contacted', 0],
    ['Qualified', 0],
    ['Proposal', 0],
    ['Negotiation', 0],
    ['Closed Won', 0],
    ['Closed Lost', 0],
    ['Dormant', 1],
  ]);
});

test('arrows move between lanes and stop at the ends', () => {
  const statuses = ['a', 'b', 'c'];
  expect(nextStatus('ArrowRight', 'a', statuses)).toBe('b');
  expect(nextStatus('ArrowLeft', 'a', statuses)).toBe('a');
  expect(nextStatus('ArrowRight', 'c', statuses)).toBe('c');
  expect(nextStatus('End', 'a', statuses)).toBe('c');
  expect(nextStatus('Home', 'c', statuses)).toBe('a');
  expect(nextStatus('x', 'a', statuses)).toBeUndefined();
  expect(nextStatus('ArrowRight', 'unknown', statuses)).toBe('a');
});
