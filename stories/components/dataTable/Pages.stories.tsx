import { DataTable, Icon } from '@platform/ui';
import type { DataTableColumn, DataTableProps, TableSorting } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phone } from 'lucide';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../../.storybook/modes.ts';
import { manyPeople, people } from '../people.ts';
import type { Person } from '../people.ts';
import { personColumns } from '../personColumns.tsx';
import { inPage, PersonTable, teamTable } from './personTable.tsx';

const onPageChange = fn<(page: number) => void>();
const onSortingChange = fn<(sorting: TableSorting) => void>();

const sumOfCalls = (rows: readonly Person[]) =>
  rows.reduce((sum, { calls }) => sum + (calls ?? 0), 0);

const totals: readonly DataTableColumn<Person>[] = personColumns(() => {}).map((column) => {
  if (column.id === 'name') return { ...column, footer: 'Total' };
  if (column.id !== 'calls') return column;
  return { ...column, headerContent: <Icon icon={Phone} />, footer: sumOfCalls };
});

const meta = {
  title: 'Components/DataTable pages and totals',
  component: PersonTable,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  args: {
    ...teamTable,
    columns: totals,
    loadingText: 'Loading team…',
  },
  beforeEach: () => {
    onPageChange.mockClear();
    onSortingChange.mockClear();
  },
} satisfies Meta<typeof PersonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = { viewport: { value: 'desktop', isRotated: false } };

/** Totals in the footer, and a header with an icon that has a name. */
export const Totals: Story = {
  globals: wide,
  parameters: atEveryWidth,
  play: async ({ canvas }) => {
    const total = await canvas.findByRole('rowheader', { name: 'Total' });
    await expect(within(total.closest('tr') as HTMLElement).getByText('251')).toBeVisible();
  },
};

export const HeaderContent: Story = {
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    const column = canvas.getByRole('columnheader', { name: 'Calls' });
    await userEvent.click(within(column).getByRole('button', { name: 'Calls' }));
    await waitFor(() => expect(column).toHaveAttribute('aria-sort', 'ascending'));
  },
};

/** Totals of a long table stay at the bottom edge of the window. */
export const TotalsOfAThousand: Story = {
  globals: wide,
  args: { rows: manyPeople(1000) },
  play: async ({ canvas }) => {
    const total = await canvas.findByRole('rowheader', { name: 'Total' });
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1002');
    await expect(total.closest('tr')).toHaveAttribute('aria-rowindex', '1002');
    await waitFor(() => expect(total.getBoundingClientRect().bottom).toBe(window.innerHeight));
  },
};

const PAGE_SIZE = 5;
const RESPONSE_MS = 30;
const serverRows = manyPeople(23);

/** Responds like a server that sorts and returns pages. */
function request(page: number, sorting: TableSorting): readonly Person[] {
  const sign = sorting?.direction === 'descending' ? -1 : 1;
  const sorted = sorting
    ? serverRows.toSorted((a, b) => sign * ((a.calls ?? 0) - (b.calls ?? 0)))
    : serverRows;
  return sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}

function ServerTable(props: DataTableProps<Person>) {
  const [query, setQuery] = useState({ page: 1, sorting: null as TableSorting });
  const [shown, setShown] = useState({ query, rows: request(1, null) });
  const [value, onValueChange] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const timer = setTimeout(
      () => setShown({ query, rows: request(query.page, query.sorting) }),
      RESPONSE_MS,
    );
    return () => clearTimeout(timer);
  }, [query]);
  return (
    <>
      <DataTable
        {...props}
        rows={shown.rows}
        sortedBy="server"
        // The header shows the order of the rows, not that of the request.
        sorting={shown.query.sorting}
        onSortingChange={(sorting) => setQuery({ page: 1, sorting })}
        selection={{ value, onValueChange, rowLabel: ({ name }) => `Select ${name}` }}
        pagination={{
          page: shown.query.page,
          pageSize: PAGE_SIZE,
          rowCount: serverRows.length,
          isLoading: shown.query !== query,
          onPageChange: (page) => setQuery({ ...query, page }),
        }}
      />
      <output>{value.size} selected</output>
    </>
  );
}

const serverColumns = personColumns(() => {}).map((column) => ({
  ...column,
  isSortable: column.id === 'calls',
}));

/** The server sorts and paginates; the table shows its rows and keeps the selection. */
export const ServerDriven: Story = {
  globals: wide,
  parameters: atEveryWidth,
  args: { columns: serverColumns },
  render: (args) => <ServerTable {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = canvas.getByRole('grid');
    const cellsOf = (name: string) => canvas.queryAllByRole('cell', { name });
    await expect(await canvas.findByText('Rows 1 to 5 of 23')).toBeVisible();
    await expect(table).toHaveAttribute('aria-rowcount', '24');
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    if (window.innerWidth > 767)
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Page 2 of 5')).toBeVisible();
    const second = within(table).getAllByRole('row')[1];
    await expect(second).toHaveAttribute('aria-rowindex', '7');
    for (const page of [3, 4, 5]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await canvas.findByText(`Page ${page} of 5`);
    }
    await expect(canvas.getByText('Rows 21 to 23 of 23')).toBeVisible();
    // The last page has no next one, so the focus moves to the other button.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus());
    if (window.innerWidth > 767) {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
      await expect(canvas.getByText('8 selected')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Calls' }));
      await canvas.findByText('Page 1 of 5');
      await expect(canvas.getByRole('columnheader', { name: 'Calls' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await expect(cellsOf('0').length).toBeGreaterThan(0);
    }
    (canvasElement.ownerDocument.activeElement as HTMLElement).blur();
  },
};

/** Invalid numbers of a response neither throw nor trap the user. */
export const BadPages: Story = {
  globals: wide,
  args: { pagination: { page: 9, pageSize: 5, rowCount: 12, onPageChange }, rows: [] },
  render: (args) => (
    <>
      <DataTable {...args} label="Beyond the last page" emptyState="No members on this page" />
      <DataTable
        {...args}
        label="No numbers"
        rows={people}
        pagination={{ page: Number.NaN, pageSize: 0, rowCount: Number.NaN, onPageChange }}
      />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Previous' }));
    await expect(onPageChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1');
  },
};
