import { SegmentedControl } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A choice between two to four short options that all stay in sight. More options are a Select, parts of a page are Tabs.',
  dos: [
    {
      example: (
        <SegmentedControl
          label="Interval"
          options={[
            { value: 'm', label: 'Monthly' },
            { value: 'y', label: 'Yearly' },
          ]}
        />
      ),
      caption: 'One or two words each, all of one kind.',
    },
  ],
  donts: [
    {
      example: (
        <SegmentedControl
          label="Status"
          options={[
            { value: 'n', label: 'New' },
            { value: 'c', label: 'Contacted' },
            { value: 'q', label: 'Qualified' },
            { value: 'p', label: 'Proposal' },
            { value: 'g', label: 'Negotiation' },
          ]}
        />
      ),
      caption: 'Five options are a list.',
    },
  ],
  anatomy: [
    { name: 'Group', text: 'Has a name, which only readers hear.' },
    { name: 'Option', text: 'A radio button; the chosen one is a raised tile.' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Goes to the chosen option, then past the group.' },
    { keys: '← →', effect: 'Chooses the one before or after.' },
  ],
  content: ['Nouns or adjectives, one or two words.', 'One option is always chosen.'],
};
