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
    'A page that lists records: header, search and filters, the table, its foot. All states of the list come with it.',
  components: { ListPage, ListTable, ListFilter, ListEmpty },
  dos: [
    {
      example: <Button variant="primary">Invite User</Button>,
      caption: 'One primary action, in the header.',
    },
    {
      example: <EmptyState title="No people found" description="Try another name." />,
      caption: 'Say whether there is nothing, or nothing that matches.',
    },
  ],
  donts: [
    {
      example: <Banner tone="danger">Error 503</Banner>,
      caption: 'A failed list says what failed, and has Retry.',
    },
  ],
  anatomy: [
    { name: 'Header', text: 'Title, one sentence, the primary action, tabs.' },
    { name: 'Figures', text: 'A strip above the list, where there are some.' },
    { name: 'Toolbar', text: 'Heading with the count, search, filters.' },
    {
      name: 'Selection',
      text: 'In place of the toolbar: how many rows are selected, and what can be done with them.',
    },
    { name: 'Table', text: 'Rows; on a phone a list of the same records.' },
    { name: 'Foot', text: 'Pages, or Load more.' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Header, search, filters, table, foot, in this order.' },
    { keys: 'Escape', effect: 'Clears the search that has the focus.' },
  ],
  content: [
    'The title is the plural of what is listed.',
    'The search names what it looks through: “Search members”.',
    'The loading text names it, too: “Loading team…”.',
  ],
};
