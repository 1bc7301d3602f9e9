import { Banner, Button } from '@platform/ui';
import { Row } from '../components/layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose: 'Confirms a final action and shows its result: running, failed with a retry, or done.',
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
      caption: 'It stays open until the server has responded.',
    },
    {
      example: <Banner tone="danger">Failed to remove the member. Please try again.</Banner>,
      caption: 'An error stays in the dialog, with the button to retry.',
    },
  ],
  donts: [
    {
      example: <Button variant="danger">Remove filter</Button>,
      caption: 'If it is easily restored, do not ask.',
    },
  ],
  anatomy: [
    { name: 'Question', text: 'The title.' },
    { name: 'Details', text: 'The person or thing that it concerns.' },
    { name: 'Failure', text: 'A banner, announced at once.' },
    { name: 'Buttons', text: 'Cancel, which has the initial focus, then the red action.' },
  ],
  keyboard: [
    { keys: 'Escape', effect: 'Cancels, unless the action is running.' },
    { keys: 'Enter', effect: 'Activates the focused button, initially Cancel.' },
  ],
  content: [
    'Name the person or thing in full.',
    'Say what happens to related data: “Their calls stay.”',
  ],
};
