import { Tabs } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Parts of one page, one at a time; with URLs, tabs are links. To choose a value, use a SegmentedControl.',
  components: { Tabs, 'Tabs.Panel': Tabs.Panel },
  dos: [
    {
      example: (
        <Tabs
          label="Billing"
          items={[
            { value: 'overview', label: 'Overview' },
            { value: 'invoices', label: 'Invoices', count: 12 },
          ]}
        />
      ),
      caption: 'Short names, with a count if it helps to choose.',
    },
  ],
  donts: [
    {
      example: (
        <Tabs
          label="Steps"
          items={[
            { value: '1', label: '1. File' },
            { value: '2', label: '2. Match' },
            { value: '3', label: '3. Import' },
          ]}
        />
      ),
      caption: 'For steps in an order, use a Stepper.',
    },
  ],
  anatomy: [
    {
      name: 'List',
      text: 'Has a name; scrolls horizontally if necessary, with the open tab in view.',
    },
    { name: 'Tab', text: 'A word with an accent line below the open tab.' },
    { name: 'Panel', text: 'The content of the open tab.' },
  ],
  keyboard: [
    { keys: '← →', effect: 'Opens the previous or next tab (tabs without URLs).' },
    { keys: 'Home, End', effect: 'Opens the first or last tab.' },
    { keys: 'Tab', effect: 'Moves into the panel; moves through the links if tabs have URLs.' },
  ],
  content: ['Nouns, one or two words.', 'The page’s title does not repeat the tab.'],
};
