import { Button, FactList } from '@platform/ui';
import { Row } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A short task that blocks the page until it ends. To read a record next to the page use a SidePanel, to confirm a final action an AlertDialog.',
  dos: [
    {
      example: (
        <Row>
          <Button>Cancel</Button>
          <Button variant="primary">Invite</Button>
        </Row>
      ),
      caption: 'Cancel first, then the main action.',
    },
    {
      example: <FactList facts={[{ label: 'Role', value: 'Editor' }]} />,
      caption: 'Show what the user needs for the decision.',
    },
  ],
  donts: [
    {
      example: (
        <Row>
          <Button>Back</Button>
          <Button>Skip</Button>
          <Button>Later</Button>
          <Button variant="primary">Next</Button>
        </Row>
      ),
      caption: 'Four ways to continue need a page instead of a dialog.',
    },
  ],
  anatomy: [
    { name: 'Title', text: 'Names the dialog, with the words of the button that opened it.' },
    { name: 'Description', text: 'One sentence, announced with the title.' },
    { name: 'Body', text: 'Fields 18 px apart. Scrolls between title and footer.' },
    { name: 'Footer', text: 'Cancel, then the primary button, at the end.' },
    { name: 'Backdrop', text: 'A press on it closes the dialog, unless input would be lost.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift Tab', effect: 'Stays inside the dialog.' },
    { keys: 'Escape', effect: 'Closes the dialog and returns the focus to its opener.' },
    { keys: 'Enter', effect: 'In a field, submits the form.' },
  ],
  content: [
    'The title is the task: “Invite User”.',
    'The primary button repeats its verb.',
    'An error is above the fields and says what to do.',
  ],
};
