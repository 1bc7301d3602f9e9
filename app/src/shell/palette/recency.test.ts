import { describe, expect, it } from 'vitest';
import { createRecency } from './recency.ts';

describe('createRecency', () => {
  const recencyOf = createRecency([
    '/crm/contacts?search=ana&contact=c2',
    '/crm/contacts?contact=c1',
    '/voice-agent/edit/a1',
    '/crm/contacts?contact=c2',
  ]);

  it.each([
    ['/crm/contacts?contact=c2', 0],
    ['/crm/contacts?contact=c1', 1],
    ['/voice-agent/edit/a1', 2],
    ['/crm/contacts?contact=c3', Infinity],
    ['/crm/leads?contact=c1', Infinity],
  ])('finds %s at %s', (href, position) => {
    expect(recencyOf(href)).toBe(position);
  });
});
