import { Icon, IconButton } from '@platform/ui';
import { Ellipsis, Pencil, Trash2, X } from 'lucide';
import { Row } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A button for what is known by its icon: close, more, edit. Where the icon needs a thought, take a Button with words.',
  dos: [
    {
      example: <IconButton label="Close" icon={<Icon icon={X} />} />,
      caption: 'The label is read aloud and shown as a tooltip.',
    },
    {
      example: (
        <IconButton label="Actions for Amara Okafor" icon={<Icon icon={Ellipsis} />} isOpen />
      ),
      caption: 'Name the row where the button repeats, and keep its look while its menu is open.',
    },
  ],
  donts: [
    {
      example: <IconButton label="Delete" icon={<Icon icon={Trash2} />} />,
      caption: 'What destroys something has words.',
    },
    {
      example: (
        <Row>
          <IconButton label="Edit" icon={<Icon icon={Pencil} />} />
          <IconButton label="Delete" icon={<Icon icon={Trash2} />} />
          <IconButton label="More" icon={<Icon icon={Ellipsis} />} />
        </Row>
      ),
      caption: 'A row of icons has to be learnt: put actions into a Menu.',
    },
  ],
  anatomy: [
    { name: 'Target', text: '36 square, 32 in rows, 44 under a finger.' },
    { name: 'Icon', text: '16 px; hidden from screen readers.' },
    { name: 'Tooltip', text: 'The label after 400 ms, with the key that does the same.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', effect: 'Does it.' },
    { keys: 'Escape', effect: 'Hides the tooltip.' },
  ],
  content: [
    'A verb, and what it concerns where there are several: “Actions for Amara Okafor”.',
    'No “button” in the label: readers say it.',
  ],
};
