// @vitest-environment jsdom
import * as i18n from '@platform/i18n';
import { texts as german } from '@platform/i18n/de';
import { texts as spanish } from '@platform/i18n/es';
import { texts as french } from '@platform/i18n/fr';
import { texts as hindi } from '@platform/i18n/hi';
import { texts as italian } from '@platform/i18n/it';
import { texts as portuguese } from '@platform/i18n/pt';
import { texts as russian } from '@platform/i18n/ru';
import { texts as telugu } from '@platform/i18n/te';
import {
  BarChart,
  Breadcrumb,
  Button,
  Calendar,
  CodeBlock,
  Combobox,
  CopyButton,
  DataTable,
  DatePicker,
  DateRangePicker,
  Dialog,
  InlineEdit,
  LineChart,
  LoadMore,
  Pagination,
  PasswordField,
  PlatformProvider,
  Select,
  Timeline,
  ToastRegion,
} from '@platform/ui';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';

const ignore = () => {};
const rows = [{ id: '1' }, { id: '2' }];
const columns = [{ id: 'id', header: '№', cell: ({ id }: { id: string }) => id }];
const options = [{ value: '1', label: '1' }];
const series = [{ name: '№', values: [1, null, 3] }];
const emptyTable = {
  label: '1',
  columns,
  rows: [] as typeof rows,
  getRowId: ({ id }: { id: string }) => id,
};

/** A page whose own texts are signs and digits: every word comes from a component. */
function Components() {
  return (
    <main>
      <Breadcrumb items={[{ label: '1', href: '#' }, { label: '2' }]} />
      <Button isLoading>1</Button>
      <DataTable {...emptyTable} rows={rows} status="ready" />
      <DataTable {...emptyTable} status="loading" />
      <DataTable {...emptyTable} status="ready" />
      <Pagination pageLabel="1" hasPrevious hasNext onPrevious={ignore} onNext={ignore} />
      <LoadMore onLoadMore={ignore} />
      <Combobox label="1" options={options} />
      <Combobox label="2" options={[]} />
      <Select label="1" options={options} />
      <DatePicker label="1" defaultValue="31/02/2026" />
      <DateRangePicker label="1" />
      <Calendar />
      <PasswordField label="1" />
      <InlineEdit label="1" value="1" onSave={ignore} />
      <Timeline label="1" entries={[]} />
      <CopyButton text="1" />
      <CodeBlock code="1" />
      <LineChart label="1" categories={['1', '2', '3']} series={series} />
      <BarChart label="1" categories={['1', '2', '3']} series={series} />
      <LineChart label="2" categories={[]} series={[]} />
      <ToastRegion
        toasts={[{ id: '1', message: '1', tone: 'info', count: 3 }]}
        onDismiss={ignore}
      />
      <Dialog.Root defaultOpen title="1">
        <Dialog.Body>1</Dialog.Body>
      </Dialog.Root>
    </main>
  );
}

const leavesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(leavesOf);

const english = Object.values(i18n).flatMap((each) =>
  typeof each === 'object' && each !== null && 'area' in each && 'texts' in each
    ? leavesOf(each.texts)
    : [],
);

const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Matches an English text with any values. Texts without a word match nothing. */
function patternsOf(texts: readonly string[]): RegExp[] {
  return texts
    .filter((text) => /[a-z]{3}/i.test(text.replaceAll(/\{\{\w+\}\}/g, '')))
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\{\{\w+\}\}/)
            .map(escape)
            .join('.*')}$`,
        ),
    );
}

const ATTRIBUTES = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder'];

/** Texts that are visible or announced. */
function shownTexts(): string[] {
  const elements = [...document.body.querySelectorAll('*')];
  const attributes = elements.flatMap((element) =>
    ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []),
  );
  const own = elements.flatMap((element) =>
    [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])),
  );
  return [...attributes, ...own].map((text) => text.trim()).filter(Boolean);
}

async function open(language: string, texts: object) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = ignore;
      unobserve = ignore;
      disconnect = ignore;
    },
  );
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    act(() => root.unmount());
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });
  await act(async () =>
    root.render(
      <PlatformProvider language={{ language, texts }}>
        <Components />
      </PlatformProvider>,
    ),
  );
}

test('in English the page shows texts of components', async () => {
  await open('en', {});
  expect(shownTexts()).toEqual(expect.arrayContaining(['Show as table', 'No data']));
});

test.each([
  ['de', german],
  ['es', spanish],
  ['fr', french],
  ['hi', hindi],
  ['it', italian],
  ['pt', portuguese],
  ['ru', russian],
  ['te', telugu],
])('in %s no component shows an English text', async (language, texts) => {
  await open(language, texts);
  const own = new Set(leavesOf(texts));
  const patterns = patternsOf(english.filter((text) => !own.has(text)));
  const shown = shownTexts();
  expect(shown.length).toBeGreaterThan(60);
  expect(shown.filter((text) => patterns.some((pattern) => pattern.test(text)))).toEqual([]);
});
