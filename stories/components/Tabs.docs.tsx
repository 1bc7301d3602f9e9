import { Tabs } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Parts of one page, one at a time. With addresses they are links; a choice of a value is a SegmentedControl.',
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
      caption: 'Short names; a count where it helps to choose.',
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
      caption: 'Steps in an order are a Stepper.',
    },
  ],
  anatomy: [
    {
      name: 'List',
      text: 'Has a name; scrolls sideways where it does not fit, with the open tab in view.',
    },
    { name: 'Tab', text: 'A word with a line of the accent below the open one.' },
    { name: 'Panel', text: 'What belongs to the open tab.' },
  ],
  keyboard: [
    { keys: '← →', effect: 'Opens the tab before or after (tabs without addresses).' },
    { keys: 'Home, End', effect: 'Opens the first or the last.' },
    { keys: 'Tab', effect: 'Goes into the panel; through links, where tabs have addresses.' },
  ],
  content: ['Nouns, one or two words.', 'The page’s title does not repeat the tab.'],
};
