import { Button, ButtonLink } from '@platform/ui';
import { Row } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Performs one action, named by a verb. For navigation use a ButtonLink or a Link; without text, an IconButton.',
  components: { Button, ButtonLink },
  dos: [
    {
      example: (
        <Row>
          <Button>Cancel</Button>
          <Button variant="primary">Invite</Button>
        </Row>
      ),
      caption: 'One primary button per view, last in its group.',
    },
    {
      example: (
        <Button variant="primary" isLoading loadingText="Inviting...">
          Invite
        </Button>
      ),
      caption: 'Keep the button while it works, and show what it is doing.',
    },
    {
      example: <Button disabledReason="Only a tenant admin can invite.">Invite User</Button>,
      caption:
        'Give the reason why an action is unavailable. The button stays focusable and shows it.',
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
      caption: 'Two primary buttons do not show which one matters.',
    },
    { example: <Button variant="primary">OK</Button>, caption: '“OK” does not say what happens.' },
    {
      example: <Button variant="danger">Cancel</Button>,
      caption: 'Red is for destructive actions, not for leaving.',
    },
  ],
  anatomy: [
    {
      name: 'Box',
      text: '36 px high; 32 px in rows and banners, 44 px in standalone forms. On phones 44 px, small buttons 40 px.',
    },
    {
      name: 'Label',
      text: 'A verb. It wraps to a second line if necessary and is never truncated.',
    },
    { name: 'Start icon', text: 'Illustrates the verb; may be hidden if there is little space.' },
    { name: 'End icon', text: 'An arrow if the button leads to another step.' },
  ],
  keyboard: [
    { keys: 'Enter', effect: 'Activates the button; a submit button submits its form.' },
    { keys: 'Space', effect: 'Activates the button on release.' },
    { keys: 'Escape', effect: 'Hides the reason of an unavailable button.' },
  ],
  content: [
    'Name the result: “Invite”, “Remove”, “Save Changes”.',
    'Two words at most; the title above names the object.',
    'The loading text is the verb in progress: “Inviting...”.',
    'A reason is one sentence that says who may do it or what is missing.',
  ],
};
