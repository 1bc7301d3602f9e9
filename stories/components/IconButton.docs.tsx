import { Icon, IconButton } from '@platform/ui';
import { Ellipsis, Pencil, Trash2, X } from 'lucide';
import { Row } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A button with a well-known icon: close, more, edit. If the icon is not obvious, use a Button with text.',
  dos: [
    {
      example: <IconButton label="Close" icon={<Icon icon={X} />} />,
      caption: 'The label is announced and shown as a tooltip.',
    },
    {
      example: (
        <IconButton label="Actions for Amara Okafor" icon={<Icon icon={Ellipsis} />} isOpen />
      ),
      caption: 'If the button repeats, name the row. Show it pressed while its menu is open.',
    },
  ],
  donts: [
    {
      example: <IconButton label="Delete" icon={<Icon icon={Trash2} />} />,
      caption: 'Destructive actions need text.',
    },
    {
      example: (
        <Row>
          <IconButton label="Edit" icon={<Icon icon={Pencil} />} />
          <IconButton label="Delete" icon={<Icon icon={Trash2} />} />
          <IconButton label="More" icon={<Icon icon={Ellipsis} />} />
        </Row>
      ),
      caption: 'Rows of icons must be learned: put actions into a Menu.',
    },
  ],
  anatomy: [
    { name: 'Target', text: '36 px square, 32 px in rows, 44 px on touch screens.' },
    { name: 'Icon', text: '16 px; hidden from screen readers.' },
    { name: 'Tooltip', text: 'The label after 400 ms, with its shortcut.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', effect: 'Activates the button.' },
    { keys: 'Escape', effect: 'Hides the tooltip.' },
  ],
  content: [
    'A verb, with its object if there are several: “Actions for Amara Okafor”.',
    'Omit “button” from the label: screen readers add it.',
  ],
};
