import { Button } from '@platform/ui';
import { Row } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Asks for confirmation before an action that cannot be undone. If it can be undone, do it at once and offer Undo in a Toast.',
  dos: [
    {
      example: (
        <Row>
          <Button>Cancel</Button>
          <Button variant="danger">Remove</Button>
        </Row>
      ),
      caption: 'The button names the action; Cancel has the focus.',
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
      caption: 'Yes and No force users to read the question again.',
    },
  ],
  anatomy: [
    { name: 'Title', text: 'The question.' },
    { name: 'Details', text: 'The affected person or thing, in a tinted box.' },
    { name: 'Cancel', text: 'Has the initial focus.' },
    {
      name: 'Confirm',
      text: 'Last and red. Shows its progress while the dialog stays open.',
    },
  ],
  keyboard: [
    { keys: 'Escape', effect: 'Cancels, unless the action is running.' },
    { keys: 'Tab', effect: 'Moves between Cancel and the confirm button.' },
  ],
  content: [
    'Ask “Are you sure you want to continue?” and name what will be lost.',
    'Use a verb on the button: “Remove”, “Delete”.',
  ],
};
