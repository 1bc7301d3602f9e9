import { Checkbox } from '@platform/ui';
import { Column } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Turns something on with the rest of a form, or marks rows. What takes effect at once is a Switch.',
  dos: [
    {
      example: <Checkbox label="Record calls" defaultChecked />,
      caption: 'The words say what holds when it is ticked.',
    },
    {
      example: (
        <Column>
          <Checkbox label="All rows" isIndeterminate />
          <Checkbox label="Amara Okafor" defaultChecked />
          <Checkbox label="Ben Adler" />
        </Column>
      ),
      caption: 'A dash where some of what it stands for is on.',
    },
  ],
  donts: [
    {
      example: <Checkbox label="Do not record calls" />,
      caption: 'A “not” makes ticking mean its opposite.',
    },
  ],
  anatomy: [
    { name: 'Box', text: '16 px in a target of 24; tick for on, dash for some.' },
    { name: 'Label', text: 'Belongs to the target; wraps beside the box.' },
  ],
  keyboard: [{ keys: 'Space', effect: 'Ticks or clears it.' }],
  content: [
    'A statement that is true when it is ticked.',
    'No full stop, unless it is a whole sentence.',
  ],
};
