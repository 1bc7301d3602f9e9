import { Button, Icon, Menu } from '@platform/ui';
import { Ellipsis, Pencil, Trash2 } from 'lucide';
import { Row } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Actions on one thing, out of sight until they are asked for. A choice of a value is a Select, places to go are links.',
  components: { 'Menu.Root': Menu.Root, 'Menu.Trigger': Menu.Trigger, 'Menu.Items': Menu.Items },
  dos: [
    {
      example: (
        <Menu.Root>
          <Menu.Trigger label="Actions for Amara Okafor" icon={Ellipsis} />
          <Menu.Items
            items={[
              { id: 'edit', label: 'Edit', icon: Pencil, onSelect: () => {} },
              { id: 'line', type: 'separator' },
              { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', onSelect: () => {} },
            ]}
          />
        </Menu.Root>
      ),
      caption: 'The trigger names the row; what destroys comes last, after a line.',
    },
  ],
  donts: [
    {
      example: (
        <Row>
          <Menu.Root>
            <Menu.Trigger label="More" icon={Ellipsis} />
            <Menu.Items items={[{ id: 'invite', label: 'Invite', onSelect: () => {} }]} />
          </Menu.Root>
        </Row>
      ),
      caption: 'The main action of a page is a button in sight.',
    },
    {
      example: (
        <Row>
          <Button size="small" startIcon={<Icon icon={Pencil} />}>
            Edit
          </Button>
          <Button size="small" variant="danger">
            Delete
          </Button>
        </Row>
      ),
      caption: 'Buttons in each row make every row shout.',
    },
  ],
  anatomy: [
    { name: 'Trigger', text: 'An icon button; it keeps its pressed look while the menu is open.' },
    { name: 'Item', text: 'Icon and verb; 34 high, 44 under a finger.' },
    { name: 'Line', text: 'Before what destroys something.' },
    { name: 'Reason', text: 'An item that is not available says why.' },
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓', effect: 'Opens the menu at its first item.' },
    { keys: '↑ ↓', effect: 'Goes through the items and around the ends.' },
    { keys: 'A letter', effect: 'Goes to the item that begins with it.' },
    { keys: 'Enter', effect: 'Does it and closes.' },
    { keys: 'Escape, Tab', effect: 'Closes; the focus goes back to the trigger.' },
  ],
  content: [
    'Verbs, one or two words.',
    'The same order in every row.',
    'An item that opens a dialog has the dialog’s title.',
  ],
};
