import { RadioGroup, Select } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

const plans = [
  { value: 'day', label: 'By the day', description: 'Paid each morning.' },
  { value: 'season', label: 'By the season', description: 'April to October.' },
];

export const guide: ComponentGuide = {
  purpose:
    'One choice of two to six options that users should compare. For more options use a Select, for a view that changes at once a SegmentedControl. A RadioCard shows an option with a picture or further content.',
  dos: [
    {
      example: <RadioGroup label="Berth" options={plans} defaultValue="day" />,
      caption: 'The label asks, the options answer; a line below says what follows.',
    },
    {
      example: (
        <RadioGroup
          label="Berth"
          options={[
            plans[0] as never,
            { value: 'year', label: 'By the year', disabledReason: 'All berths are let.' },
          ]}
          defaultValue="day"
        />
      ),
      caption: 'An option that cannot be chosen says why.',
    },
  ],
  donts: [
    {
      example: (
        <RadioGroup
          label="Keep"
          orientation="horizontal"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      ),
      caption: 'Yes or no is a Checkbox.',
    },
    {
      example: (
        <Select
          label="Berth"
          options={[
            { value: 'day', label: 'By the day' },
            { value: 'season', label: 'By the season' },
          ]}
        />
      ),
      caption: 'A Select hides two options that would fit.',
    },
  ],
  anatomy: [
    { name: 'Legend', text: 'Names the group; an asterisk if it is required.' },
    { name: 'Hint', text: 'Below the legend, before the options.' },
    { name: 'Option', text: 'A radio button with its label, description and reason.' },
    { name: 'Error', text: 'Below the options.' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the chosen option, or to the first.' },
    { keys: 'Arrows', effect: 'Choose the next or previous option.' },
    { keys: 'Space', effect: 'Chooses the focused option.' },
  ],
  content: ['Options start with the word that differs.', 'No full stops after labels.'],
};
