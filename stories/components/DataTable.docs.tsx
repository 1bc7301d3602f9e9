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
    'Records with the same fields, to compare and to act on. A few facts about one thing are a FactList.',
  components: { DataTable, TableLead },
  dos: [
    {
      example: <DataTable {...table} label="Your Team" rows={people.slice(0, 2)} status="ready" />,
      caption: 'The first column names the row; the others can be compared.',
    },
    {
      example: <DataTable {...table} label="New team" rows={[]} status="loading" />,
      caption: 'While it loads, words say what is on its way.',
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
      caption: 'One fact in a table: write a sentence, or take a FactList.',
    },
  ],
  anatomy: [
    {
      name: 'Head',
      text: 'Buttons where the column sorts, with an arrow and the order for readers.',
    },
    { name: 'Row', text: '56 high, 48 where it is compact; a hairline below.' },
    { name: 'First column', text: 'The title of the row, cut with the whole text in a tooltip.' },
    {
      name: 'Widths',
      text: 'By kind: all but texts are as wide as their widest cell. Texts share the rest by weight.',
    },
    { name: 'Numbers', text: 'At the end of their column, with figures of one width.' },
    { name: 'Menu', text: 'Last, named after its row.' },
    { name: 'Message', text: 'Loading, empty and failed stand in place of the rows.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      effect:
        'Goes to the heads that sort, then to the rows, which are one stop; in a row that is being edited to its fields.',
    },
    { keys: 'Enter, Space', effect: 'Sorts by the head that has the focus.' },
    {
      keys: '↑ ↓ Home End PageUp PageDown',
      effect: 'Go from row to row, with Shift and an arrow selecting both.',
    },
    { keys: '← →', effect: 'Go to the controls of the row and back.' },
    { keys: 'Enter', effect: 'Opens the record of the row.' },
    { keys: 'Space', effect: 'Shows the record and leaves the focus in the row.' },
    { keys: 'x, e', effect: 'Select and edit the row.' },
  ],
  content: [
    'A head is a noun in one or two words.',
    'What is not there is “N/A”, what does not apply an en dash, zero is 0.',
  ],
};
