import { Banner, Button } from '@platform/ui';
import { Row } from '../components/layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'The question before something final, with its outcome: it works, it failed and can be tried again, it is done.',
  dos: [
    {
      example: (
        <Row>
          <Button>Cancel</Button>
          <Button variant="danger" isLoading loadingText="Removing...">
            Remove
          </Button>
        </Row>
      ),
      caption: 'It stays until the server has answered.',
    },
    {
      example: <Banner tone="danger">Failed to remove the member. Please try again.</Banner>,
      caption: 'A failure stays in the dialog, with the button to try again.',
    },
  ],
  donts: [
    {
      example: <Button variant="danger">Remove filter</Button>,
      caption: 'What is easily put back needs no question.',
    },
  ],
  anatomy: [
    { name: 'Question', text: 'The title.' },
    { name: 'Details', text: 'Whom or what it concerns.' },
    { name: 'Failure', text: 'A banner, announced at once.' },
    { name: 'Buttons', text: 'Cancel with the focus, then the red verb.' },
  ],
  keyboard: [
    { keys: 'Escape', effect: 'Cancels, unless it is under way.' },
    { keys: 'Enter', effect: 'Presses what has the focus: Cancel, at first.' },
  ],
  content: ['Name the person or thing in full.', 'Say what goes with it: “Their calls stay.”'],
};
