import { Checkbox } from '@platform/ui';
import { Column } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Turns an option on when the form is submitted, or selects rows. If it takes effect at once, use a Switch.',
  dos: [
    {
      example: <Checkbox label="Record calls" defaultChecked />,
      caption: 'The label says what is true when it is checked.',
    },
    {
      example: (
        <Column>
          <Checkbox label="All rows" isIndeterminate />
          <Checkbox label="Amara Okafor" defaultChecked />
          <Checkbox label="Ben Adler" />
        </Column>
      ),
      caption: 'A dash if only some of its items are on.',
    },
  ],
  donts: [
    {
      example: <Checkbox label="Do not record calls" />,
      caption: 'A “not” reverses the meaning of checking it.',
    },
  ],
  anatomy: [
    { name: 'Box', text: '16 px in a target of 24 px; a tick for on, a dash for some.' },
    { name: 'Label', text: 'Part of the target; wraps next to the box.' },
  ],
  keyboard: [{ keys: 'Space', effect: 'Checks or clears it.' }],
  content: [
    'A statement that is true when the box is checked.',
    'No full stop, unless it is a whole sentence.',
  ],
};
