import { expect, test, vi } from 'vitest';
import { formatDate } from '@platform/i18n';
import { countActive } from './countActive.ts';
import { filterChips } from './chipsOfFilters.ts';
import type { ListFilterItem } from './types.ts';

const today = new Date(2026, 10, 28, 12);
const t = (key: string, params?: Record<string, unknown>) =>
  params ? `${String(params['label'])}: ${String(params['values'])}` : key;
const context = { t: t as never, formats: { date: formatDate }, today };
const textsOf = (...items: ListFilterItem[]) => filterChips(items, context).map(({ text }) => text);

const options = [
  { value: 'new', label: 'New' },
  { value: 'won', label: 'Won' },
];
const onChange = vi.fn<(value: unknown) => void>();

const status = (values: readonly string[]): ListFilterItem => ({
  kind: 'several',
  id: 'status',
  label: 'Filter by status',
  shortLabel: 'Status',
  allLabel: 'All statuses',
  options,
  values,
  onValuesChange: onChange,
});
const type = (value: string): ListFilterItem => ({
  kind: 'one',
  id: 'type',
  label: 'Filter by type',
  allLabel: 'All types',
  options,
  value,
  onValueChange: onChange,
});
const days = (from: string, to: string): ListFilterItem => ({
  kind: 'days',
  id: 'created',
  label: 'Created',
  allLabel: 'Created any day',
  value: { from, to },
  onValueChange: onChange,
});
const range = (chosen: 'week' | 'month' | 'custom', from = '', to = ''): ListFilterItem => ({
  kind: 'range',
  id: 'range',
  value: { range: chosen, from, to },
  defaultRange: 'week',
  onValueChange: onChange,
});

test('each chosen value is a chip and counts; unknown values do not', () => {
  const items = [status(['won', 'gone', 'new']), type('new'), type('gone'), type('')];
  expect(textsOf(...items)).toEqual(['Status: New', 'Status: Won', 'New']);
  expect(countActive(items)).toBe(3);
});

test('a removed value leaves the others chosen', () => {
  const [, won] = filterChips([status(['new', 'won'])], context);
  won?.onRemove?.();
  expect(onChange).toHaveBeenLastCalledWith(['new']);
});

test('days are a preset or dates, also with an open end', () => {
  expect(textsOf(days('', ''))).toEqual([]);
  expect(textsOf(days('2026-11-22', '2026-11-28'))).toEqual(['Created: figures.range.week']);
  expect(textsOf(days('2026-11-01', '2026-11-02'))).toEqual(['Created: 01/11/26 – 02/11/26']);
  expect(textsOf(days('2026-11-01', '2026-11-01'))).toEqual(['Created: 01/11/26']);
  expect(textsOf(days('2026-11-01', ''))).toEqual(['Created: 01/11/26 –']);
});

test('a range is always shown, but only a chosen one counts and can be removed', () => {
  const [unchosen] = filterChips([range('week')], context);
  expect(unchosen).toEqual({ key: 'range', text: 'figures.range.week' });
  const [month] = filterChips([range('month')], context);
  month?.onRemove?.();
  expect(onChange).toHaveBeenLastCalledWith({ range: 'week' });
  expect(textsOf(range('custom', '2026-11-01', '2026-11-02'))).toEqual(['01/11/26 – 02/11/26']);
  expect([range('week'), range('month')].map((item) => countActive([item]))).toEqual([0, 1]);
});

test('a switch is a chip while it is on', () => {
  const favourites = (isOn: boolean): ListFilterItem => ({
    kind: 'switch',
    id: 'favourites',
    label: 'Favourites',
    isOn,
    onChange,
  });
  expect(textsOf(favourites(false))).toEqual([]);
  expect(textsOf(favourites(true))).toEqual(['Favourites']);
});
