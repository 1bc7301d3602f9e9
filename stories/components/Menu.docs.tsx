import { Button, Icon, Menu } from '@platform/ui';
import { Ellipsis, Pencil, Trash2 } from 'lucide';
import { Row } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Actions on one thing, hidden until opened. To choose a value use a Select, to navigate use links.',
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
      caption: 'The trigger names the row; destructive actions come last, after a separator.',
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
      caption: 'The main action of a page is a visible button.',
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
      caption: 'Buttons in each row make the list noisy.',
    },
  ],
  anatomy: [
    { name: 'Trigger', text: 'An icon button; looks pressed while the menu is open.' },
    { name: 'Item', text: 'Icon and verb; 34 px high, 44 px on touch screens.' },
    { name: 'Separator', text: 'Before destructive actions.' },
    { name: 'Reason', text: 'An unavailable item says why.' },
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓', effect: 'Opens the menu and focuses its first item.' },
    { keys: '↑ ↓', effect: 'Moves through the items and wraps at the ends.' },
    { keys: 'A letter', effect: 'Moves to the item that begins with it.' },
    { keys: 'Enter', effect: 'Activates the item and closes the menu, unless it is kept open.' },
    { keys: 'Escape, Tab', effect: 'Closes the menu and focuses the trigger.' },
  ],
  content: [
    'Verbs, one or two words.',
    'The same order in every row.',
    'An item that opens a dialog has the dialog’s title.',
  ],
};
