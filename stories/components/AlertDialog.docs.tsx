import { Button } from '@platform/ui';
import { Row } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Asks before something that cannot be undone. What can be undone is done at once, with Undo in a Toast.',
  dos: [
    {
      example: (
        <Row>
          <Button>Cancel</Button>
          <Button variant="danger">Remove</Button>
        </Row>
      ),
      caption: 'The button names what is destroyed; the focus is on Cancel.',
    },
  ],
  donts: [
    {
      example: (
        <Row>
          <Button>No</Button>
          <Button variant="danger">Yes</Button>
        </Row>
      ),
      caption: 'Yes and no send people back to the question.',
    },
  ],
  anatomy: [
    { name: 'Title', text: 'The question.' },
    { name: 'Details', text: 'The person or thing it concerns, in a well.' },
    { name: 'Cancel', text: 'Has the focus.' },
    {
      name: 'Confirm',
      text: 'Last and red; it shows that it works, and the dialog stays meanwhile.',
    },
  ],
  keyboard: [
    { keys: 'Escape', effect: 'Cancels, unless it is under way.' },
    { keys: 'Tab', effect: 'Goes between Cancel and the button.' },
  ],
  content: [
    'Ask “Are you sure you want to continue?” and name what is lost.',
    'The button says the verb: “Remove”, “Delete”.',
  ],
};
