import { Button, ButtonLink } from '@platform/ui';
import { Row } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Does one thing, named by its verb. What leads somewhere is a ButtonLink or a Link; what is only an icon is an IconButton.',
  components: { Button, ButtonLink },
  dos: [
    {
      example: (
        <Row>
          <Button>Cancel</Button>
          <Button variant="primary">Invite</Button>
        </Row>
      ),
      caption: 'One primary button per view, the last of its group.',
    },
    {
      example: (
        <Button variant="primary" isLoading loadingText="Inviting...">
          Invite
        </Button>
      ),
      caption: 'Keep the button while it works, and say what it does.',
    },
    {
      example: <Button disabledReason="Only a tenant admin can invite.">Invite User</Button>,
      caption:
        'Give the reason of what is not allowed: it stays in reach of the keyboard and tells it.',
    },
  ],
  donts: [
    {
      example: (
        <Row>
          <Button variant="primary">Save</Button>
          <Button variant="primary">Save and close</Button>
        </Row>
      ),
      caption: 'Two primary buttons leave the choice open.',
    },
    { example: <Button variant="primary">OK</Button>, caption: '“OK” does not say what happens.' },
    {
      example: <Button variant="danger">Cancel</Button>,
      caption: 'Red is for what destroys something, not for leaving.',
    },
  ],
  anatomy: [
    {
      name: 'Box',
      text: '36 high; 32 in rows and banners, 44 in forms that stand alone. On phones 44, small ones 40.',
    },
    {
      name: 'Label',
      text: 'A verb. It goes on in a second line where there is no room, and is never cut.',
    },
    { name: 'Start icon', text: 'Repeats the verb: it may go where room is scarce.' },
    { name: 'End icon', text: 'An arrow where the button leads on.' },
  ],
  keyboard: [
    { keys: 'Enter', effect: 'Does it, and submits the form of a submit button.' },
    { keys: 'Space', effect: 'Does it on release.' },
    { keys: 'Escape', effect: 'Hides the reason of a button that is not available.' },
  ],
  content: [
    'Name the result: “Invite”, “Remove”, “Save Changes”.',
    'Two words at most; the title above says of what.',
    'The loading text is the verb in progress: “Inviting...”.',
    'A reason is one sentence that says who can do it or what is missing.',
  ],
};
