import { ColumnsMenu, CopyRowsButton, DataTable, TableLead } from '@platform/ui';
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
  components: { DataTable, ColumnsMenu, CopyRowsButton, TableLead },
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
      caption: 'One fact is not a table: write a sentence or use a FactList.',
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
    {
      name: 'Details',
      text: 'Below a row, opened by the button at its start; on phones, at its end.',
    },
    {
      name: 'Footer',
      text: 'Totals, below their columns; in a list, one line per total. The caller computes them from the rows, or passes those of a server.',
    },
    {
      name: 'Pages',
      text: 'Buttons below the table. With `sortedBy="server"` the rows keep the order in which they are passed; load them in the order that `onSortingChange` reports.',
    },
    {
      name: 'Column menu',
      text: 'Sorts, moves, pins, resizes and hides a column. The first column and actions stay where they are, so that a row keeps its name.',
    },
    {
      name: 'Handle',
      text: 'At the end of a header: drag it, or double-click it to fit the content. A column stops growing when the others have reached their minimum.',
    },
    {
      name: 'Pinned columns',
      text: 'With `isScrollable` of `useColumnLayout` the table scrolls sideways, and the first column stays in view. A sticky header then needs a container with a fixed height.',
    },
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
    {
      keys: 'Ctrl+C ⌘C',
      effect:
        'With `isCopyable`, copies the selected rows, else the focused one, for a spreadsheet.',
    },
    {
      keys: 'Alt+↓ Alt+↑',
      effect: 'Opens or closes the details of the row; Tab moves into them.',
    },
    {
      keys: '← → Home End',
      effect:
        'On a handle, reached by “Change width” in the menu of the column: changes the width by 10 px, with Shift by 50 px; Enter returns.',
    },
  ],
  content: [
    'A header is a noun of one or two words.',
    'Store `value` of `useColumnLayout` with the user or in the browser; ids that are no longer columns have no effect.',
    'Write “N/A” for a missing value, an en dash for one that does not apply, and 0 for zero.',
  ],
};
