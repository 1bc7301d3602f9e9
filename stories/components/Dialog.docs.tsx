import { Button, FactList } from '@platform/ui';
import { Row } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A short task that has to be ended before the page goes on. Reading beside the page is a SidePanel, a question about something final an AlertDialog.',
  dos: [
    {
      example: (
        <Row>
          <Button>Cancel</Button>
          <Button variant="primary">Invite</Button>
        </Row>
      ),
      caption: 'Cancel first, then the one thing it is for.',
    },
    {
      example: <FactList facts={[{ label: 'Role', value: 'Editor' }]} />,
      caption: 'Bring along what the decision needs.',
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
      caption: 'Four ways on make a dialog a page.',
    },
  ],
  anatomy: [
    { name: 'Title', text: 'Names the dialog; the words of the button that opened it.' },
    { name: 'Description', text: 'One sentence, read with the title.' },
    { name: 'Body', text: 'Fields 18 px apart; it scrolls, title and footer stay.' },
    { name: 'Footer', text: 'Cancel, then the primary button, at the end.' },
    { name: 'Backdrop', text: 'Closes it, unless something typed would be lost.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift Tab', effect: 'Stays inside.' },
    { keys: 'Escape', effect: 'Closes; the focus goes back to what opened it.' },
    { keys: 'Enter', effect: 'In a field, submits the form.' },
  ],
  content: [
    'The title is the task: “Invite User”.',
    'The primary button repeats its verb.',
    'A failure stands above the fields and says what to do.',
  ],
};
