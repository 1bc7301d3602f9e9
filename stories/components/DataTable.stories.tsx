import { Avatar, DataTable, EmptyArt, EmptyState, Link, TableLead } from '@platform/ui';
import type { DataTableProps } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { manyPeople, people } from './people.ts';
import type { Person } from './people.ts';
import { personColumns } from './personColumns.tsx';
import { inPage, PersonTable, teamTable } from './dataTable/personTable.tsx';

const onEdit = fn();
const onOrderChange = fn<(rows: readonly Person[]) => void>();
const columns = personColumns(onEdit);
const manyRows = manyPeople(1000);

const meta = {
  title: 'Components/DataTable',
  tags: ['autodocs'],
  component: PersonTable,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  args: {
    ...teamTable,
    columns,
    loadingText: 'Loading team…',
  },
  beforeEach: () => {
    onEdit.mockClear();
    onOrderChange.mockClear();
  },
} satisfies Meta<typeof PersonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = { viewport: { value: 'desktop', isRotated: false } };
const tablet = { viewport: { value: 'tablet', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };

function names(canvas: { getAllByRole: (role: 'row') => HTMLElement[] }): (string | undefined)[] {
  return canvas
    .getAllByRole('row')
    .map((row) => row.querySelector('[data-lead-title]')?.firstChild?.textContent ?? undefined)
    .filter((name) => name !== undefined);
}

/** Waits until the code that virtualises rows has loaded and every row has its position. */
async function rowsArePositioned(): Promise<void> {
  await waitFor(() =>
    expect(screen.getByRole('grid').offsetHeight).toBeGreaterThan(manyRows.length * 40),
  );
}

export const Default: Story = { globals: wide };

export const Compact: Story = { globals: wide, args: { isCompact: true } };

export const SelectedRow: Story = {
  globals: wide,
  args: { rowState: (row) => (row.id === 'person-4' ? 'selected' : undefined) },
};

export const Sorted: Story = {
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('button', { name: 'Calls' });
    const column = canvas.getByRole('columnheader', { name: 'Calls' });
    await expect(column).not.toHaveAttribute('aria-sort');

    await userEvent.click(head);
    // `aria-sort` is set once the rows are in that order.
    await waitFor(() => expect(column).toHaveAttribute('aria-sort', 'ascending'));
    await waitFor(() =>
      expect(names(canvas).slice(0, 2)).toEqual(['Mateus Almeida', 'Дмитрий Соколов']),
    );
    await waitFor(() => expect(names(canvas).at(-1)).toBe('Jonas Weber'));

    await userEvent.click(head);
    await expect(column).toHaveAttribute('aria-sort', 'descending');
    await waitFor(() => expect(names(canvas).at(0)).toBe('Chiara Ricci'));
    // Rows without a value stay last.
    await waitFor(() => expect(names(canvas).at(-1)).toBe('Jonas Weber'));

    await userEvent.click(head);
    await expect(column).not.toHaveAttribute('aria-sort');
    await waitFor(() => expect(names(canvas).at(0)).toBe('Priya Nair'));
  },
};

/** Reports the order of the rows for exports and for stepping through records. */
export const ReportsOrder: Story = {
  globals: wide,
  args: { onOrderChange },
  play: async ({ canvas, userEvent }) => {
    await expect(onOrderChange).toHaveBeenLastCalledWith(people);
    await userEvent.click(canvas.getByRole('button', { name: 'Calls' }));
    const reportedNames = () => onOrderChange.mock.lastCall?.[0].map(({ name }) => name) ?? [];
    await waitFor(() => expect(reportedNames().at(0)).toBe('Mateus Almeida'));
    await expect(reportedNames()).toEqual(names(canvas));
  },
};

export const HiddenColumns: Story = {
  globals: wide,
  args: { hiddenColumns: ['email', 'calls'] },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['Name', 'Role', 'Status', 'Action']);
    await expect(canvas.queryByRole('cell', { name: 'person.0@northwind.example' })).toBeNull();
  },
};

function SelectableTable(props: DataTableProps<Person>) {
  const [value, onValueChange] = useState<ReadonlySet<string>>(new Set(['person-1']));
  return (
    <>
      <DataTable
        {...props}
        selection={{
          value,
          onValueChange,
          allLabel: 'Select all members',
          rowLabel: ({ name }) => `Select ${name}`,
        }}
      />
      <output>{value.size} selected</output>
    </>
  );
}

function HoverSelectionTable(props: DataTableProps<Person>) {
  const [value, onValueChange] = useState<ReadonlySet<string>>(new Set());
  const rowLabel = ({ name }: Person) => `Select ${name}`;
  return (
    <DataTable {...props} selection={{ value, onValueChange, rowLabel, revealOnHover: true }} />
  );
}

/** Without an indent, hidden checkboxes have a column and cover nothing. */
export const HoverSelectionWithoutIndent: Story = {
  globals: wide,
  args: { listIndent: 0 },
  render: (args) => <HoverSelectionTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select Priya Nair' });
    const [label] = box.labels ?? [];
    await expect(label).toHaveStyle({ opacity: '0' });
    await expect(label?.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvas.getByText('Priya Nair').getBoundingClientRect().left,
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(label).toHaveStyle({ opacity: '1' });
    await userEvent.keyboard('x');
    await expect(box).toBeChecked();
  },
};

export const Selection: Story = {
  globals: wide,
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all members' });
    const first = canvas.getByRole('checkbox', { name: 'Select Priya Nair' });
    await expect(all).toBePartiallyChecked();
    await expect(first).not.toBeChecked();
    await userEvent.click(first);
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await userEvent.click(all);
    await expect(canvas.getByText(`${people.length} selected`)).toBeVisible();
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(canvas.getByText('0 selected')).toBeVisible();
    first.focus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
  },
};

/** Shift selects a range, `x` one row; Escape clears the selection. */
export const SelectionByKeys: Story = {
  globals: wide,
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
    await userEvent.click(box('Lucía Fernández'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box('Mateus Almeida'));
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByText('5 selected')).toBeVisible();
    await expect(box('Jonas Weber')).toBeChecked();
    await expect(box('Дмитрий Соколов')).not.toBeChecked();

    await userEvent.keyboard('{ArrowLeft}{Escape}');
    await expect(canvas.getByText('0 selected')).toBeVisible();
    await userEvent.keyboard('{Home}x');
    await expect(box('Priya Nair')).toBeChecked();
    await expect(box('Priya Nair').closest('tr')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(canvas.getByText('4 selected')).toBeVisible();
    await expect(box('Lucía Fernández').closest('tr')).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(canvas.getByText('3 selected')).toBeVisible();
  },
};

/** A checkbox replaces the row's picture while something is selected. */
export const SelectionOnHover: Story = {
  globals: wide,
  args: {
    selection: {
      value: new Set(['person-1', 'person-3']),
      onValueChange: fn(),
      rowLabel: ({ name }) => `Select ${name}`,
      revealOnHover: true,
    },
  },
};

/** The checkboxes cover the pictures of their rows. */
export const SelectionInIndent: Story = {
  globals: wide,
  args: { ...SelectionOnHover.args, listIndent: 46 },
  play: async ({ canvas }) => {
    const [box] = canvas.getAllByRole('checkbox', { checked: true });
    const [, row] = canvas.getAllByRole('row');
    const { left, right } = box!.getBoundingClientRect();
    const start = row!.getBoundingClientRect().left;
    await expect(left).toBeGreaterThanOrEqual(start);
    await expect(right).toBeLessThanOrEqual(start + 46);
  },
};

export const SelectionAsList: Story = {
  globals: phone,
  render: (args) => <SelectableTable {...args} />,
};

export const SelectionOfAThousand: Story = {
  globals: wide,
  args: { rows: manyRows },
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all members' }));
    await expect(canvas.getByText('1000 selected')).toBeInTheDocument();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

export const KeyboardOnly: Story = {
  globals: wide,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const name = canvas.getByRole('columnheader', { name: 'Name' });
    await waitFor(() => expect(name).toHaveAttribute('aria-sort', 'ascending'));
    await waitFor(() => expect(names(canvas).at(0)).toBe('Amara Okafor'));

    // The header is one tab stop, the rows another; arrow keys move between them.
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Role' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: /Amara Okafor/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'Role' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('row', { name: /Amara Okafor/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const menuButton = canvas.getByRole('button', { name: 'Actions for Amara Okafor' });
    await expect(menuButton).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenCalledWith('person-1');
    await expect(menuButton).toHaveFocus();
  },
};

export const Loading: Story = {
  globals: wide,
  args: { status: 'loading', rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading team…');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    // The skeleton is hidden from screen readers.
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
};

export const Empty: Story = {
  globals: wide,
  args: {
    rows: [],
    emptyState: (
      <EmptyState
        illustration={<EmptyArt />}
        title="No team members found"
        description="Try another name or email."
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell')).toHaveTextContent('No team members found');
  },
};

export const Failed: Story = {
  globals: wide,
  args: {
    rows: [],
    status: 'error',
    errorContent: (
      <>
        Failed to load team members <Link href="#retry">Retry</Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Failed to load team members');
    await expect(within(alert).getByRole('link', { name: 'Retry' })).toBeVisible();
  },
};

export const LongContent: Story = {
  globals: wide,
  args: {
    rows: people.map((row, index) =>
      index === 1
        ? { ...row, name: 'Amara '.repeat(20), email: `${'a'.repeat(90)}@northwind.example` }
        : row,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getByRole('cell', { name: /^a{90}@/ });
    await userEvent.hover(cell);
    await expect(cell).toHaveAttribute('title', `${'a'.repeat(90)}@northwind.example`);
    await userEvent.hover(canvas.getByRole('cell', { name: 'person.0@northwind.example' }));
    await expect(
      canvas.getByRole('cell', { name: 'person.0@northwind.example' }),
    ).not.toHaveAttribute('title');
  },
};

export const DuplicateIds: Story = {
  globals: wide,
  args: { rows: people.map((row) => ({ ...row, id: 'same' })) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(people.length + 1));
  },
};

export const ThousandRows: Story = {
  globals: wide,
  args: { rows: manyRows },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid');
    await expect(table).toHaveAttribute('aria-rowcount', '1001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await expect(canvas.getByRole('cell', { name: 'person.0@northwind.example' })).toBeVisible();

    await rowsArePositioned();
    window.scrollTo(0, document.documentElement.scrollHeight);
    const last = await canvas.findByRole('cell', { name: 'person.999@northwind.example' });
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '1001');
    await expect(canvas.queryByRole('cell', { name: 'person.0@northwind.example' })).toBeNull();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    // The header stays visible.
    await expect(
      canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect().top,
    ).toBe(0);
  },
};

export const FocusSurvivesScrolling: Story = {
  globals: wide,
  args: { rows: manyRows },
  play: async ({ canvas, userEvent }) => {
    await rowsArePositioned();
    const first = canvas.getAllByRole('button', { name: /^Actions for/ })[0];
    first?.focus();
    await expect(first).toHaveFocus();
    window.scrollTo(0, 20_000);
    await waitFor(() =>
      expect(
        canvas.queryByRole('cell', { name: 'person.1@northwind.example' }),
      ).not.toBeInTheDocument(),
    );
    await expect(first).toHaveFocus();
    // Keys continue from there, regardless of the scroll position.
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(focusedRow()).toBe('3');
    await waitFor(() =>
      expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThan(0),
    );
  },
};

/** `aria-rowindex` of the focused row, for long tables. */
const focusedRow = () => document.activeElement?.getAttribute('aria-rowindex');

/** Keys reach rows that are not rendered yet. */
export const KeysInLongTable: Story = {
  globals: wide,
  args: { rows: manyRows },
  play: async ({ canvas, userEvent }) => {
    await rowsArePositioned();
    canvas.getByRole('button', { name: 'Calls' }).focus();
    await userEvent.tab();
    await expect(focusedRow()).toBe('2');
    await userEvent.keyboard('{ArrowDown>30/}');
    await expect(focusedRow()).toBe('32');
    await userEvent.keyboard('{End}');
    await expect(focusedRow()).toBe('1001');
    await expect(document.activeElement).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(focusedRow()).toBe('1000');
    await userEvent.keyboard('{PageUp}');
    await expect(Number(focusedRow())).toBeLessThan(997);
    await userEvent.keyboard('{Home}');
    await expect(focusedRow()).toBe('2');
    // Below the sticky header.
    await waitFor(() =>
      expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(36),
    );
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

function GrowingTable(props: DataTableProps<Person>) {
  const [count, setCount] = useState(60);
  return (
    <>
      <button type="button" onClick={() => setCount(1000)}>
        Show all
      </button>
      <DataTable {...props} rows={props.rows.slice(0, count)} />
    </>
  );
}

/** Short and long tables use different bodies. */
export const FocusSurvivesMoreRows: Story = {
  globals: wide,
  args: { rows: manyRows },
  render: (args) => <GrowingTable {...args} />,
  play: async ({ canvas }) => {
    const actions = () =>
      within(
        canvas
          .getByRole('cell', { name: 'person.50@northwind.example' })
          .closest('tr') as HTMLElement,
      ).getByRole('button');
    const before = actions();
    before.focus();
    // Simulates a response: clicks without moving the focus.
    canvas.getByText<HTMLButtonElement>('Show all').click();
    await rowsArePositioned();
    await expect(before).not.toBeInTheDocument();
    await waitFor(() => expect(actions()).toHaveFocus());
  },
};

const openedRow = fn<(event: MouseEvent) => void>();
const onRowEdit = fn<(row: Person) => void>();

/** Former members have no record to link to. */
const linkedColumns = columns.map((column) =>
  column.id === 'name'
    ? {
        ...column,
        cell: ({ id, name, status }: Person) => (
          <TableLead
            media={<Avatar name={name} id={id} />}
            title={status === 'Inactive' ? name : <Link href={`#${id}`}>{name}</Link>}
          />
        ),
      }
    : column,
);

const opening = {
  columns: linkedColumns,
  rowHref: ({ id, status }: Person) => (status === 'Inactive' ? undefined : `#${id}`),
  onRowEdit,
};

const focusedName = () => document.activeElement?.querySelector('[data-lead-title]')?.textContent;

/** A click anywhere in a row opens its record; the name is the link. */
export const OpensRows: Story = {
  globals: wide,
  args: opening,
  beforeEach: () => {
    openedRow.mockClear();
    onRowEdit.mockClear();
    const recordClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link) return;
      event.preventDefault();
      openedRow(event);
    };
    document.addEventListener('click', recordClick);
    return () => document.removeEventListener('click', recordClick);
  },
  play: async ({ canvas, userEvent }) => {
    const opened = () =>
      openedRow.mock.calls.map(([event]) => (event.target as Element).textContent);
    const cell = (name: string) => canvas.getByRole('cell', { name });
    await userEvent.click(cell('person.1@northwind.example'));
    await expect(opened()).toEqual(['Amara Okafor']);
    // The link opens it once.
    await userEvent.click(canvas.getByRole('link', { name: 'Priya Nair' }));
    await expect(opened()).toEqual(['Amara Okafor', 'Priya Nair']);

    // Other controls, rows without a record and selected text do not open it.
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Chiara Ricci' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(cell('person.4@northwind.example'));
    await userEvent.tripleClick(cell('person.4@northwind.example'));
    const words = cell('person.3@northwind.example').firstChild as Text;
    document.getSelection()?.setBaseAndExtent(words, 0, words, 6);
    cell('person.3@northwind.example').click();
    document.getSelection()?.removeAllRanges();
    await expect(opened()).toHaveLength(2);

    await userEvent.click(cell('person.2@northwind.example'));
    await expect(opened().at(-1)).toBe('Дмитрий Соколов');
    await userEvent.keyboard('{ArrowDown}');
    await expect(focusedName()).toBe('Lucía Fernández');
    await userEvent.keyboard('{Enter}');
    await expect(opened().at(-1)).toBe('Lucía Fernández');
    await userEvent.keyboard('e');
    await expect(onRowEdit).toHaveBeenLastCalledWith(people[3]);
    await expect(getComputedStyle(cell('person.1@northwind.example')).cursor).toBe('pointer');
    await expect(getComputedStyle(cell('person.4@northwind.example')).cursor).toBe('auto');
  },
};

/** A click with a modifier or the middle button opens the record in a new tab. */
export const OpensRowsInNewTab: Story = {
  globals: wide,
  args: opening,
  play: async ({ canvas, userEvent }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    const cell = canvas.getByRole('cell', { name: 'person.1@northwind.example' });
    await userEvent.pointer({ keys: '[MouseMiddle]', target: cell });
    await userEvent.keyboard('{Control>}');
    await userEvent.click(cell);
    await userEvent.keyboard('{/Control}');
    await expect(open.mock.calls.map(([href]) => new URL(`${href}`).hash)).toEqual([
      '#person-1',
      '#person-1',
    ]);
  },
};

function PreviewedTable(props: DataTableProps<Person>) {
  const [shown, setShown] = useState<Person | null>(null);
  const [isEntered, setEntered] = useState(false);
  return (
    <>
      <DataTable
        {...props}
        rowState={(row) => (row.id === shown?.id ? 'selected' : undefined)}
        preview={{
          isOpen: shown !== null,
          onOpen: setShown,
          onClose: () => setShown(null),
          onEnter: () => setEntered(true),
        }}
      />
      <output>{shown ? `${shown.name}${isEntered ? ' entered' : ''}` : 'Nobody'}</output>
    </>
  );
}

/** Space previews a record without leaving the row; arrow keys preview the next ones. */
export const Previews: Story = {
  globals: wide,
  args: opening,
  render: (args) => <PreviewedTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const shown = () => canvas.getByRole('status').textContent;
    canvas.getByRole('button', { name: 'Calls' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(shown()).toBe('Nobody');
    await userEvent.keyboard(' ');
    await expect(shown()).toBe('Amara Okafor');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(shown()).toBe('Lucía Fernández');
    await expect(focusedName()).toBe('Lucía Fernández');
    await userEvent.keyboard(' ');
    await expect(shown()).toBe('Nobody');
    await userEvent.keyboard('{ArrowUp}');
    await expect(shown()).toBe('Nobody');
    await userEvent.keyboard(' {Enter}');
    await expect(shown()).toBe('Дмитрий Соколов entered');
  },
};

/** The rows are one tab stop; each field of a row in edit mode is another. */
export const OneTabStop: Story = {
  globals: wide,
  args: {
    columns: linkedColumns,
    rowHref: opening.rowHref,
    rowState: ({ id }) => (id === 'person-5' ? 'editing' : undefined),
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <button type="button">After the table</button>
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Calls' }).focus();
    await userEvent.tab();
    await expect(focusedName()).toBe('Priya Nair');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Actions for Amara Okafor' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('link', { name: 'Amara Okafor' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Escape}');
    await expect(focusedName()).toBe('Дмитрий Соколов');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Chiara Ricci' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Actions for Chiara Ricci' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After the table' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Actions for Chiara Ricci' })).toHaveFocus();
  },
};

/** As a list, the table has the same keys. */
export const OneTabStopAsList: Story = {
  globals: phone,
  args: opening,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Calls' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(focusedName()).toBe('Amara Okafor');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Actions for Amara Okafor' })).toHaveFocus();
  },
};

function FilteredTable(props: DataTableProps<Person>) {
  const [text, setText] = useState('');
  const rows = useMemo(
    () => props.rows.filter((row) => row.email.includes(text)),
    [props.rows, text],
  );
  return (
    <>
      <label>
        Search members <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <DataTable {...props} rows={rows} emptyState="No team members found" />
    </>
  );
}

export const Filtered: Story = {
  globals: wide,
  args: { rows: manyRows },
  render: (args) => <FilteredTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('textbox', { name: 'Search members' });
    await userEvent.type(search, 'person.99');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(12));
    // Still rendered as a long table, although few rows are left.
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '12');
    await userEvent.type(search, 'x');
    await expect(canvas.getByRole('cell')).toHaveTextContent('No team members found');
    await userEvent.clear(search);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1001');
  },
};

function RefetchingTable(props: DataTableProps<Person>) {
  const [rows, setRows] = useState(props.rows);
  return (
    <>
      <button type="button" onClick={() => setRows((known) => known.map((row) => ({ ...row })))}>
        Refetch
      </button>
      <DataTable {...props} rows={rows} />
    </>
  );
}

export const KeepsRowsOnRefetch: Story = {
  globals: wide,
  args: { rows: manyRows },
  render: (args) => <RefetchingTable {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await rowsArePositioned();
    const cell = canvas.getByRole('cell', { name: 'person.9@northwind.example' });
    const row = cell.closest('tr');
    await userEvent.click(within(row as HTMLElement).getByRole('button'));
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    // Simulates a response while the menu is open: the focus stays.
    canvas.getByText<HTMLButtonElement>('Refetch').click();
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(10));
    await expect(row).toBeInTheDocument();
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  },
};

const fewerColumns: DataTableProps<Person>['columns'] = columns.map((column) => {
  if (column.id === 'email') return { ...column, collapse: 'note' };
  return column.id === 'calls' ? { ...column, collapse: 'hide' } : column;
});

/** On a narrower page, columns that may collapse leave their space to the others. */
export const FewerColumns: Story = {
  globals: tablet,
  args: { columns: fewerColumns },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Role' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Calls' })).toBeNull();
    await expect(canvas.queryByRole('cell', { name: 'person.0@northwind.example' })).toBeNull();
    // The second line of the name has the value of the hidden column.
    await expect(
      canvas.getAllByText('person.0@northwind.example').filter((text) => text.offsetHeight > 0),
    ).toHaveLength(1);
  },
};

/** A table with many columns hides some next to the sidebar of a laptop. */
export const ManyColumns: Story = {
  globals: wide,
  args: { columns: fewerColumns },
  render: (args) => (
    <div style={{ container: 'page / inline-size', inlineSize: '1000px' }}>
      <DataTable {...args} label="Few" />
      <DataTable {...args} label="Many" isWide />
    </div>
  ),
  play: async ({ canvas }) => {
    const few = within(canvas.getByRole('grid', { name: 'Few' }));
    const many = within(canvas.getByRole('grid', { name: 'Many' }));
    await expect(few.getByRole('columnheader', { name: 'Calls' })).toBeVisible();
    await expect(many.queryByRole('columnheader', { name: 'Calls' })).toBeNull();
  },
};

/** Column headers keep their positions while a message or skeleton replaces the rows. */
export const EmptyWithFewerColumns: Story = {
  globals: tablet,
  args: { columns: fewerColumns, emptyState: 'No team members found' },
  render: (args) => (
    <>
      <DataTable {...args} label="With rows" />
      <DataTable {...args} label="Without" rows={[]} />
    </>
  ),
  play: async ({ canvas }) => {
    const headsOf = (table: HTMLElement) =>
      within(table)
        .getAllByRole('columnheader')
        .map((head) => [head.textContent, head.offsetLeft, head.offsetWidth]);
    const without = canvas.getByRole('table', { name: 'Without' });
    await expect(headsOf(without)).toEqual(
      headsOf(canvas.getByRole('grid', { name: 'With rows' })),
    );
    await expect(canvas.getByText('No team members found').offsetWidth).toBe(without.offsetWidth);
  },
};

/** Print shows all rows. */
export const Printed: Story = {
  globals: wide,
  args: { rows: manyRows },
  play: async ({ canvasElement }) => {
    const rows = () => canvasElement.querySelectorAll('tr[data-row]').length;
    await waitFor(() => expect(canvasElement.querySelector('[data-gap]')).toBeInTheDocument());
    window.dispatchEvent(new Event('beforeprint'));
    await expect(rows()).toBe(1000);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(rows()).toBeLessThan(60));
  },
};

export const AsList: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const note = canvas
      .getAllByText('person.0@northwind.example')
      .find((text) => text.offsetHeight > 0);
    await expect(note?.tagName).toBe('SPAN');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    // The header is visually hidden until it has focus.
    await userEvent.tab();
    const head = canvas.getByRole('button', { name: 'Name' });
    await expect(head).toHaveFocus();
    await expect(head.getBoundingClientRect().height).toBeGreaterThan(24);
  },
};

/** Long facts end with an ellipsis, as text and in an element. */
export const LongFactsAsList: Story = {
  globals: phone,
  args: {
    rows: people.slice(0, 3),
    columns: [
      ...columns.slice(0, 1),
      {
        id: 'berth',
        header: 'Berth',
        stack: 'meta',
        cell: () => 'North pier, at the old lighthouse, second row',
      },
      {
        id: 'owner',
        header: 'Owner',
        stack: 'meta',
        cell: () => <span>Harbour cooperative of the northern islands</span>,
      },
    ],
  },
  parameters: { hasPicture: true },
  play: async ({ canvas }) => {
    for (const text of [/^North pier/, /^Harbour cooperative/]) {
      for (const fact of canvas.getAllByText(text)) {
        const { display, textOverflow } = getComputedStyle(fact);
        await expect(fact.scrollWidth).toBeGreaterThan(fact.clientWidth);
        await expect([display, textOverflow]).toEqual(['block', 'ellipsis']);
      }
    }
  },
};

export const ThousandRowsAsList: Story = {
  globals: phone,
  args: { rows: manyRows },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    // Its height is estimated from the visible rows, which are higher than in a table.
    await waitFor(() => {
      const heights = [...document.querySelectorAll<HTMLElement>('tr[aria-rowindex]')].map(
        (row) => row.offsetHeight,
      );
      const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length;
      const length = screen.getByRole('grid').offsetHeight / mean;
      return expect(Math.abs(length - manyRows.length)).toBeLessThan(50);
    });
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return expect(canvas.getAllByText('person.999@northwind.example').length).toBeGreaterThan(0);
    });
  },
};

export const LoadingAsList: Story = { globals: phone, args: { status: 'loading', rows: [] } };
