import { Badge, Button, DataTable, Page, TableLead } from '@platform/ui';
import type { ColumnKind, DataTableColumn } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';

interface Call {
  id: number;
  text: string;
  /** Values by column kind. */
  values: Partial<Record<ColumnKind, string>>;
}

const call = (id: number, text: string, values: Call['values']): Call => ({ id, text, values });

const shortValues = {
  date: '26/11/26',
  dateTime: '26/11/26 23:59',
  number: '1,226',
  money: '€1,234.00',
  duration: '12:34',
  phone: '+44 20 7946 0958',
  choice: 'Inbound',
  status: 'Active',
};

const calls = [
  call(1, 'A short text', shortValues),
  call(2, 'A text that is so long that no table has room for all of it '.repeat(3), shortValues),
  call(3, 'Missing values', { status: 'Ausstehend', choice: 'Ausgehend' }),
];

const shown: readonly ColumnKind[] = [
  'date',
  'dateTime',
  'number',
  'money',
  'duration',
  'phone',
  'choice',
  'status',
];

const columns: readonly DataTableColumn<Call>[] = [
  {
    id: 'text',
    header: 'Text',
    cell: ({ text, values }) => <TableLead title={text} note={values.phone} />,
  },
  ...shown.map((kind): DataTableColumn<Call> => {
    const valueOf = ({ values }: Call) => values[kind];
    return {
      id: kind,
      header: kind,
      kind,
      sortValue: valueOf,
      ...(kind === 'money' && { collapse: 'hide' }),
      ...(kind === 'phone' && { collapse: 'note', collapseOrder: 2 }),
      cell: (row) => {
        const value = valueOf(row);
        if (value === undefined) return 'N/A';
        return kind === 'status' ? <Badge tone="success">{value}</Badge> : value;
      },
    };
  }),
];

interface LedgerProps {
  rows: readonly Call[];
  /** Width of the page around the table, in rem. */
  room: number;
  /** True for the text spacing of WCAG 1.4.12. */
  isSpaced?: boolean;
}

const spacing = { letterSpacing: '0.12em', wordSpacing: '0.16em', lineHeight: 1.5 };

function Ledger({ rows, room: tableWidth, isSpaced }: LedgerProps) {
  return (
    <div style={{ inlineSize: `${tableWidth}rem`, ...(isSpaced && spacing) }}>
      <Page>
        <DataTable
          label="Calls"
          columns={columns}
          rows={rows}
          getRowId={({ id }) => String(id)}
          status="ready"
        />
      </Page>
    </div>
  );
}

const meta = {
  title: 'Components/DataTable columns',
  component: Ledger,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { rows: calls, room: 80 },
} satisfies Meta<typeof Ledger>;

export default meta;
type Story = StoryObj<typeof meta>;

const table = (root: HTMLElement) => within(root).getByRole<HTMLTableElement>('table');

/** Lists values that do not fit their cell, and reports a table wider than its frame. */
function faults(root: HTMLElement): string[] {
  const parts = [
    ...table(root).querySelectorAll<HTMLElement>('tbody [data-sized], tbody [data-sized] *'),
  ];
  const truncated = parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  const { offsetWidth, parentElement } = table(root);
  return [
    ...truncated.map(({ textContent }) => textContent),
    ...(offsetWidth > (parentElement?.clientWidth ?? 0) ? ['the table'] : []),
  ];
}

const isTruncated = (root: HTMLElement) =>
  [...table(root).querySelectorAll('[data-lead-title]')].some(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );

/** Only the text column is truncated; it takes the remaining width. */
export const KnownShapes: Story = {
  play: async ({ canvasElement }) => {
    await expect(faults(canvasElement)).toEqual([]);
    await expect(isTruncated(canvasElement)).toBe(true);
    await expect(table(canvasElement)).not.toHaveAttribute('data-fit');
  },
};

/** With text spacing, columns are wider and the text has less room. */
export const Spaced: Story = {
  args: { isSpaced: true },
  play: async ({ canvasElement }) => {
    await expect(faults(canvasElement)).toEqual([]);
    await expect(isTruncated(canvasElement)).toBe(true);
  },
};

/** If the columns need more room than there is, some collapse. */
export const Crowded: Story = {
  args: { room: 56, isSpaced: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(table(canvasElement)).toHaveAttribute('data-fit'));
    await expect(faults(canvasElement)).toEqual([]);
  },
};

const many = Array.from({ length: 500 }, (_, id) =>
  call(id, `Call ${id}`, {
    ...shortValues,
    status: id === 499 ? 'Waiting for an answer' : 'Active',
    phone: id === 498 ? '+44 20 7946 0958 ext. 1234' : '+44 20 7946 0958',
    number: id === 497 ? '1,234,567' : '7',
  }),
);
const longer = call(500, 'Longer than all of them', { ...shortValues, duration: '123:45:59' });

function GrowingLedger(props: LedgerProps) {
  const [rows, setRows] = useState(props.rows);
  return (
    <>
      <Button onClick={() => setRows([longer, ...props.rows])}>Add</Button>
      <Button onClick={() => setRows(props.rows.slice(0, 3))}>Filter</Button>
      <Ledger {...props} rows={rows} />
    </>
  );
}

/** Wide rows further down set the column widths before they are rendered. */
export const StableColumnWidths: Story = {
  args: { rows: many },
  render: (args) => <GrowingLedger {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = table(canvasElement);
    const columnRects = () =>
      canvas
        .getAllByRole('columnheader')
        .map(({ offsetLeft, offsetWidth }) => [offsetLeft, offsetWidth]);
    await waitFor(() => expect(root.offsetHeight).toBeGreaterThan(many.length * 40));
    const before = columnRects();

    root.scrollIntoView({ block: 'end' });
    await canvas.findByText('Call 499');
    await expect(columnRects()).toEqual(before);
    await expect(faults(canvasElement)).toEqual([]);

    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(root).toHaveAttribute('aria-rowcount', '4'));
    await expect(columnRects()).toEqual(before);

    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await canvas.findByText(longer.text);
    await expect(faults(canvasElement)).toEqual([]);
    await expect(columnRects()).not.toEqual(before);
  },
};

/** As room shrinks, columns collapse in their order. */
export const InOrder: Story = {
  args: { isSpaced: true },
  play: async ({ canvasElement }) => {
    const container = canvasElement.querySelector<HTMLElement>('[style*="inline-size"]');
    const heads = [...table(canvasElement).querySelectorAll('th')];
    const shownNames: string[] = [];
    for (let tableWidth = 90; tableWidth > 52; tableWidth -= 1) {
      if (container) container.style.inlineSize = `${tableWidth}rem`;
      for (let frame = 0; frame < 3; frame += 1) {
        // oxlint-disable-next-line no-await-in-loop -- sizes are read after layout
        await new Promise(requestAnimationFrame);
      }
      const hidden = heads.filter((head) => getComputedStyle(head).display === 'none');
      const names = hidden.map(({ textContent }) => textContent).join(' ');
      if (shownNames.at(-1) !== names) shownNames.push(names);
    }
    await expect(shownNames.slice(0, 3)).toEqual(['', 'money', 'money phone']);
  },
};
