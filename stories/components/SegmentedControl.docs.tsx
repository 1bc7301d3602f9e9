import { SegmentedControl } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A choice between two to four short options that are all visible. For more options use a Select, for parts of a page Tabs.',
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
      caption: 'For five options, use a Select.',
    },
  ],
  anatomy: [
    { name: 'Group', text: 'Has a name, for screen readers only.' },
    { name: 'Option', text: 'A radio button; the selected one is a raised tile.' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the selected option, then past the group.' },
    { keys: '← →', effect: 'Selects the previous or next option.' },
  ],
  content: ['Nouns or adjectives, one or two words.', 'One option is always selected.'],
};
