import { ListFilter } from '@platform/ui';
import { Row } from '../components/layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

const ignore = () => {};
const statuses = ['Active', 'Invited', 'Suspended', 'Left'].map((value) => ({
  value,
  label: value,
}));

export const guide: ComponentGuide = {
  purpose:
    'Narrows a list by one property, from its toolbar. Takes one value or, where rows of several kinds belong together, several.',
  dos: [
    {
      example: (
        <Row>
          <ListFilter
            label="Filter by status"
            shortLabel="Status"
            allLabel="All statuses"
            options={statuses}
            values={['Active', 'Invited']}
            onValuesChange={ignore}
          />
        </Row>
      ),
      caption: 'Several values where users ask for “these or those”.',
    },
    {
      example: (
        <Row>
          <ListFilter
            label="Filter by type"
            allLabel="All types"
            options={[
              { value: 'call', label: 'Calls' },
              { value: 'email', label: 'Emails' },
            ]}
            value=""
            onValueChange={ignore}
          />
        </Row>
      ),
      caption: 'One value where the server takes only one, or there are two options.',
    },
  ],
  donts: [
    {
      example: (
        <Row>
          <ListFilter
            label="Filter by status"
            allLabel="Status"
            options={statuses}
            values={[]}
            onValuesChange={ignore}
          />
        </Row>
      ),
      caption: 'Say what is listed without a choice: “All statuses”, not “Status”.',
    },
  ],
  anatomy: [
    { name: 'Button', text: 'Names up to two chosen values; more are counted.' },
    { name: 'Menu', text: 'A checkbox per value; stays open while values are chosen.' },
    { name: 'Clear filter', text: 'Last item, while a value is chosen.' },
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓', effect: 'Opens the menu at the first chosen value.' },
    { keys: 'Enter, Space', effect: 'In the menu: chooses or removes the value.' },
    { keys: 'A letter', effect: 'Moves to the value that begins with it.' },
    { keys: 'Escape, Tab', effect: 'Closes the menu and keeps the values.' },
    { keys: 'Delete, Backspace', effect: 'On the closed button: clears the filter.' },
  ],
  content: [
    'The label is the accessible name and says what it does: “Filter by status”.',
    'The short label is one word that reads well before the values: “Status: Active, Invited”.',
  ],
};
