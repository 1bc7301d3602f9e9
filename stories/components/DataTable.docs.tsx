import { DataTable, TableLead } from '@platform/ui';
import { personColumns } from './personColumns.tsx';
import { people } from './people.ts';
import type { Person } from './people.ts';
import type { ComponentGuide } from '../docs/guide.ts';

const columns = personColumns(() => {});
const table = {
  columns: columns.filter(({ id }) => id === 'name' || id === 'status'),
  getRowId: ({ id }: Person) => id,
  loadingText: 'Loading team…',
  style: { inlineSize: '100%' },
};

export const guide: ComponentGuide = {
  purpose:
    'Records with the same fields, to compare and to act on. For a few facts about one thing, use a FactList.',
  components: { DataTable, TableLead },
  dos: [
    {
      example: <DataTable {...table} label="Your Team" rows={people.slice(0, 2)} status="ready" />,
      caption: 'The first column identifies the row; the others can be compared.',
    },
    {
      example: <DataTable {...table} label="New team" rows={[]} status="loading" />,
      caption: 'While it loads, a text says what is loading.',
    },
  ],
  donts: [
    {
      example: (
        <DataTable
          {...table}
          label="One fact"
          columns={columns.filter(({ id }) => id === 'status')}
          rows={people.slice(0, 1)}
          status="ready"
        />
      ),
      caption: 'One fact is no table: write a sentence or use a FactList.',
    },
  ],
  anatomy: [
    {
      name: 'Header',
      text: 'Buttons in sortable columns, with an arrow; the sort order is announced.',
    },
    { name: 'Row', text: '56 px high, 48 px if compact, with a hairline below.' },
    {
      name: 'First column',
      text: 'Identifies the row; truncated, with the whole text in a tooltip.',
    },
    {
      name: 'Widths',
      text: 'By kind: every column except text is as wide as its widest cell. Text columns share the rest by weight.',
    },
    { name: 'Numbers', text: 'Aligned to the end, in tabular figures.' },
    { name: 'Menu', text: 'In the last column, named after its row.' },
    { name: 'Message', text: 'Loading, empty and error messages replace the rows.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      effect:
        'Moves to the sortable headers, then to the rows, which are one tab stop; in a row being edited, to its fields.',
    },
    { keys: 'Enter, Space', effect: 'Sorts by the focused header.' },
    {
      keys: '↑ ↓ Home End PageUp PageDown',
      effect: 'Moves from row to row; with Shift and an arrow, selects both rows.',
    },
    { keys: '← →', effect: 'Moves to the controls of the row and back.' },
    { keys: 'Enter', effect: 'Opens the record of the row.' },
    { keys: 'Space', effect: 'Previews the record and keeps the focus in the row.' },
    { keys: 'x, e', effect: 'Selects or edits the row.' },
  ],
  content: [
    'A header is a noun of one or two words.',
    'Missing is “N/A”, not applicable an en dash, zero is 0.',
  ],
};
