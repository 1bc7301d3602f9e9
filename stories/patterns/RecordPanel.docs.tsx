import { Avatar, Button, FactList, RecordHead, RecordPanel, RecordSection } from '@platform/ui';
import { Column, PageWidth } from '../components/layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';
import { failed, ready } from '../remotes.ts';

const full = { inlineSize: '100%' };

const renderOrders = (orders: readonly string[]) => orders.join(', ');

export const guide: ComponentGuide = {
  purpose:
    'One record next to its list, in all states: its name, its facts, and sections that load and fail independently. For a task use a FormDialog; for other content, SidePanel.',
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
      caption: 'The name first, at most one button, then the facts.',
    },
    {
      example: (
        <PageWidth>
          <RecordSection
            title="Orders"
            items={failed('The orders could not be loaded.')}
            emptyText="No orders yet"
          >
            {renderOrders}
          </RecordSection>
        </PageWidth>
      ),
      caption: 'If a section fails, the rest of the record stays, and the section offers Retry.',
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
      caption: 'An empty section says so in a few words and keeps its button visible.',
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
      caption: 'Three buttons leave no space for the name: use a menu.',
    },
  ],
  anatomy: [
    {
      name: 'Panel',
      text: 'That of SidePanel: a column, or a sheet if narrow, with position, steps and close.',
    },
    {
      name: 'Header',
      text: 'A picture of 48 px, the name as a heading, one line below, one button.',
    },
    { name: 'Facts', text: 'A FactList.' },
    {
      name: 'Section',
      text: 'A heading with the count, an action, and a composer above its items; loads, fails and is empty independently.',
    },
    {
      name: 'Missing',
      text: 'An illustration and a sentence if the id is unknown. The list, not the panel, reports that newer data failed to load.',
    },
  ],
  keyboard: [
    { keys: 'J, K', effect: 'Goes to the next or previous record of the list.' },
    { keys: 'Tab', effect: 'Moves through header, facts and sections.' },
    { keys: 'Escape', effect: 'Closes the panel and focuses the row.' },
  ],
  content: [
    'The panel is named after the record once it has loaded.',
    'The loading text names the kind: “Loading contact…”.',
    'The heading of a section is a plural, its empty text “No orders yet”.',
    'A missing record says why it may be missing: “They may have been removed.”',
  ],
};
