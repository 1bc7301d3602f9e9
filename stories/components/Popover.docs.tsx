import { Button, Popover } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A few controls or facts next to the button that opens them. Actions fit a Menu, a form that is saved a Dialog.',
  components: {
    'Popover.Root': Popover.Root,
    'Popover.Trigger': Popover.Trigger,
    'Popover.Content': Popover.Content,
  },
  dos: [
    {
      example: (
        <Popover.Root>
          <Popover.Trigger label="Columns" />
          <Popover.Content label="Columns">Name, email, role</Popover.Content>
        </Popover.Root>
      ),
      caption: 'The button names what the popover contains.',
    },
  ],
  donts: [
    {
      example: <Button>Remove Priya Nair?</Button>,
      caption: 'A question that must be answered is an AlertDialog, which blocks the page.',
    },
  ],
  anatomy: [
    { name: 'Trigger', text: 'A button with a text or an icon; keeps its look while open.' },
    { name: 'Content', text: 'At the trigger, on the side with room; scrolls if it is higher.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', effect: 'Opens it and moves the focus inside, or closes it.' },
    { keys: 'Tab, Shift+Tab', effect: 'Goes through its controls and starts again at the end.' },
    { keys: 'Escape', effect: 'Closes it; the focus returns to the trigger.' },
  ],
  content: ['Its label repeats the words of the trigger.', 'Nothing in it is lost when it closes.'],
};
