import { Avatar, Button, FactList, RecordHead, RecordPanel, RecordSection } from '@platform/ui';
import { Column, PageWidth } from '../components/layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';
import { failed, ready } from './remotes.ts';

const full = { inlineSize: '100%' };

const renderOrders = (orders: readonly string[]) => orders.join(', ');

export const guide: ComponentGuide = {
  purpose:
    'One record beside its list, in all states: who or what it is, its facts, and sections that load and fail by themselves. A task is a FormDialog; what is no record takes SidePanel itself.',
  components: { RecordPanel, RecordHead, RecordSection },
  dos: [
    {
      example: (
        <Column style={full}>
          <RecordHead
            title="Priya Nair"
            description="Admin"
            media={<Avatar name="Priya Nair" id="7" />}
            actions={<Button>Edit</Button>}
          />
          <FactList facts={[{ label: 'Status', value: 'Active' }]} />
        </Column>
      ),
      caption: 'Who it is first, at most one button, then the facts.',
    },
    {
      example: (
        <PageWidth>
          <RecordSection title="Orders" items={failed()} emptyText="No orders yet">
            {renderOrders}
          </RecordSection>
        </PageWidth>
      ),
      caption: 'A section that failed leaves the record standing, and has Retry.',
    },
    {
      example: (
        <PageWidth>
          <RecordSection
            title="Orders"
            items={ready([])}
            emptyText="No orders yet"
            actions={
              <Button size="small" variant="ghost">
                Add Order
              </Button>
            }
          >
            {renderOrders}
          </RecordSection>
        </PageWidth>
      ),
      caption: 'An empty section says so in a few words, with its button in sight.',
    },
  ],
  donts: [
    {
      example: (
        <RecordHead
          style={full}
          title="Priya Nair"
          actions={
            <>
              <Button>Edit</Button>
              <Button>Call</Button>
              <Button variant="danger">Delete</Button>
            </>
          }
        />
      ),
      caption: 'Three buttons leave no room for the name: take a menu.',
    },
  ],
  anatomy: [
    {
      name: 'Panel',
      text: 'That of SidePanel: a column, a sheet where it is narrow; place, steps and close in its head.',
    },
    {
      name: 'Head',
      text: 'A picture of 48 px, the name as a heading, one line below, one button.',
    },
    { name: 'Facts', text: 'A FactList.' },
    {
      name: 'Section',
      text: 'A heading with the count, an action, a composer above its items; loading, failed and empty by itself.',
    },
    {
      name: 'Missing',
      text: 'A example and a sentence where nobody has that id. That a newer copy failed is told by the list, not here.',
    },
  ],
  keyboard: [
    { keys: 'J, K', effect: 'Goes to the next or previous record of the list.' },
    { keys: 'Tab', effect: 'Goes through head, facts and sections.' },
    { keys: 'Escape', effect: 'Closes; the focus goes back to the row.' },
  ],
  content: [
    'The panel has the record’s own name, once it is known.',
    'The loading text names the kind: “Loading contact…”.',
    'The heading of a section is a plural, its empty text “No orders yet”.',
    'What is missing says why it may be: “They may have been removed.”',
  ],
};
