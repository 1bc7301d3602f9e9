import {
  Banner,
  Button,
  EmptyState,
  ListEmpty,
  ListFilter,
  ListPage,
  ListTable,
} from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A page that lists records: header, search, filters, table and footer, in all states of the list.',
  components: { ListPage, ListTable, ListFilter, ListEmpty },
  dos: [
    {
      example: <Button variant="primary">Invite User</Button>,
      caption: 'One primary action, in the header.',
    },
    {
      example: <EmptyState title="No people found" description="Try another name." />,
      caption: 'Distinguish between no records and no matches.',
    },
  ],
  donts: [
    {
      example: <Banner tone="danger">Error 503</Banner>,
      caption: 'A failed list says what failed, and offers Retry.',
    },
  ],
  anatomy: [
    { name: 'Header', text: 'Title, one sentence, primary action and tabs.' },
    { name: 'Figures', text: 'A strip above the list, if there are figures.' },
    { name: 'Toolbar', text: 'Heading with a count, search and filters.' },
    {
      name: 'Filter button',
      text: 'Replaces the filters where they do not fit on one line with heading and search. Opens all of them in a sheet, on phones with the choice of views; they apply at once.',
    },
    {
      name: 'Chips',
      text: 'Chosen values of filters in the sheet, each with a button that removes it.',
    },
    {
      name: 'Selection',
      text: 'Replaces the toolbar: number of selected rows, and actions on them.',
    },
    { name: 'Table', text: 'Rows; on phones a list of the same records.' },
    { name: 'Footer', text: 'Pages, or Load more.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      effect: 'Moves through header, search, filters, table and footer, in this order.',
    },
    { keys: 'Escape', effect: 'Clears the focused search, or closes the sheet of filters.' },
    {
      keys: 'Delete, Backspace, Enter',
      effect:
        'On a chip: removes it. The focus moves to the next chip, after the last one to the Filter button.',
    },
  ],
  content: [
    'The title is the plural of what is listed.',
    'The search names what it searches: “Search members”.',
    'Pass filters as data, `toolbar.filterSet`: the page decides by its width between fields and sheet.',
    'A description below the title only where users need it: it moves the first row down.',
    'The loading text names it, too: “Loading team…”.',
  ],
};
