// @vitest-environment jsdom
import { LanguageProvider } from '@platform/i18n';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Remote } from '../../remote.ts';
import { useList } from './useList.tsx';
import type { ListFilters, ListOptions } from './useList.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

interface Plant {
  key: string;
  name: string;
  isTree: boolean;
}

const plants: readonly Plant[] = [
  { key: '1', name: 'Oak', isTree: true },
  { key: '2', name: 'Rose', isTree: false },
  { key: '3', name: 'Cork oak', isTree: true },
];
const NONE: readonly Plant[] = [];
const ready: Remote<unknown> = { status: 'ready', data: null };
const keyOf = ({ key }: Plant) => key;
const nameOf = ({ name }: Plant) => name;
const isTree = (plant: Plant) => plant.isTree;
const trees: ListFilters<Plant> = { isSet: true, matches: isTree, onClear: () => {} };

/** The list that the hook returns for a search typed some frames ago. */
function listOf(part: Partial<ListOptions<Plant>> = {}) {
  const lists: ReturnType<typeof useList<Plant>>[] = [];
  function Probe() {
    const list = useList({
      source: ready,
      rows: plants,
      idOf: keyOf,
      textOf: nameOf,
      search: '',
      onSearchChange: () => {},
      texts: {
        heading: 'Plants',
        search: 'Search plants',
        count: (count) => `${count} plants`,
        found: (count) => `${count} found`,
        truncated: ({ shown, total }) => `${shown} of ${total}`,
      },
      empty: { title: 'No plants' },
      emptyFiltered: (search) => ({ title: 'No matches', description: search }),
      ...part,
    });
    lists.push(list);
    return list.page.listNotice;
  }
  const container = document.createElement('div');
  const root = createRoot(container);
  act(() =>
    root.render(
      <LanguageProvider language="en">
        <Probe />
      </LanguageProvider>,
    ),
  );
  onTestFinished(() => act(() => root.unmount()));
  const list = lists.at(-1);
  if (!list) throw new Error('The hook has not rendered.');
  return { list, notice: container.textContent };
}

test.each<[string, Partial<ListOptions<Plant>>, string[], string | undefined, string]>([
  ['the whole list', {}, ['Oak', 'Rose', 'Cork oak'], '3 plants', ''],
  [
    'all records, also those that were not loaded',
    { total: 70 },
    ['Oak', 'Rose', 'Cork oak'],
    '70 plants',
    '',
  ],
  ['a search', { search: ' OAK ' }, ['Oak', 'Cork oak'], '2 plants', '2 found'],
  ['a search for spaces', { search: '  ' }, ['Oak', 'Rose', 'Cork oak'], '3 plants', ''],
  ['a filter', { filters: trees }, ['Oak', 'Cork oak'], '2 plants', '2 found'],
  ['both', { filters: trees, search: 'cork' }, ['Cork oak'], '1 plants', '1 found'],
  [
    'a filter that is always set',
    { filters: { ...trees, isSet: false } },
    ['Oak', 'Cork oak'],
    '2 plants',
    '',
  ],
  [
    'a search of the server',
    { textOf: undefined, search: 'x', total: 9 },
    ['Oak', 'Rose', 'Cork oak'],
    '9 plants',
    '9 found',
  ],
  [
    'a filter of the server',
    { textOf: undefined, filters: { isSet: true, onClear: () => {} }, total: 9 },
    ['Oak', 'Rose', 'Cork oak'],
    '9 plants',
    '9 found',
  ],
  [
    'a list that loads',
    { source: { status: 'loading' }, rows: NONE, search: 'oak' },
    [],
    undefined,
    '',
  ],
  [
    'a list that failed',
    { source: { status: 'error', message: 'No' }, rows: NONE, filters: trees },
    [],
    undefined,
    '',
  ],
])('shows, counts and announces %s', (_name, part, names, spoken, found) => {
  const { list } = listOf(part);
  expect(list.shown.map(nameOf)).toEqual(names);
  expect(list.table.rows).toBe(list.shown);
  expect(list.page.toolbar.count?.announced).toBe(spoken);
  expect(list.page.toolbar.found).toBe(found);
});

test('announces loading if its body does not', () => {
  const texts = {
    heading: '',
    search: '',
    count: String,
    found: String,
    loading: 'Loading plants',
  };
  const part = { source: { status: 'loading' }, rows: NONE, texts } as const;
  expect(listOf(part).list.page.toolbar.found).toBe('Loading plants');
  expect(listOf({ texts }).list.page.toolbar.found).toBe('');
});

test.each([
  [{ total: 1200 }, '3 of 1,200'],
  [{ total: 3 }, ''],
  [{ total: null }, ''],
])('shows for %j whether the list is truncated: %j', (part, text) => {
  expect(listOf(part).notice).toBe(text);
});

test('has an empty state for no records, and one for no matches that clears search and filters', () => {
  expect(listOf({ rows: NONE }).list.empty).toEqual({ title: 'No plants' });
  const onSearchChange = vi.fn<(search: string) => void>();
  const onClear = vi.fn<() => void>();
  const filters = { ...trees, onClear };
  const { empty } = listOf({ search: 'fern', onSearchChange, filters }).list;
  expect(empty).toMatchObject({ title: 'No matches', description: 'fern', isFiltered: true });
  empty.onClear?.();
  expect(onSearchChange).toHaveBeenCalledExactlyOnceWith('');
  expect(onClear).toHaveBeenCalledOnce();
});

test('prepares searchable texts when the field gets the focus or a search needs them', async () => {
  const textOf = vi.fn<typeof nameOf>(nameOf);
  const { list } = listOf({ textOf });
  expect(textOf).not.toHaveBeenCalled();
  list.page.toolbar.search?.onFocus?.();
  await vi.waitFor(() => expect(textOf).toHaveBeenCalledTimes(plants.length));
  expect(listOf({ textOf, search: 'oak' }).list.shown).toHaveLength(2);
});

test('lets rows be selected only if they have a name', () => {
  expect(listOf().list.table.selection).toBeUndefined();
  expect(listOf({ nameOf }).list.table.selection).toMatchObject({ revealOnHover: true });
});

test.each([
  [{ rows: plants, hasPrevious: false }, true],
  [{ rows: NONE, hasPrevious: false }, false],
  [{ rows: NONE, hasPrevious: true }, true],
])('shows paging buttons with %o: %j', ({ rows, hasPrevious }, hasPaging) => {
  const step = () => {};
  const paging = { page: 1, hasPrevious, hasNext: true, onPrevious: step, onNext: step };
  expect(listOf({ rows, paging }).list.paging !== undefined).toBe(hasPaging);
});
