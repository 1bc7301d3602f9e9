import { TextField } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'One line of text that a person types. For several lines take a Textarea, for one of a known set a Select.',
  dos: [
    {
      example: <TextField label="Work email" hint="We send the invite there." />,
      caption: 'A label above, a hint only where it helps.',
    },
    {
      example: <TextField label="Agent name" error="Give the agent a name." />,
      caption: 'Say what to do, below the field.',
    },
  ],
  donts: [
    {
      example: <TextField label="Email" isLabelHidden placeholder="Email" />,
      caption: 'A placeholder is no label: it goes with the first letter.',
    },
    {
      example: <TextField label="Name" error="Invalid!" />,
      caption: '“Invalid” blames and does not help.',
    },
  ],
  anatomy: [
    {
      name: 'Label',
      text: 'Always there, if only for screen readers; a red asterisk where it is required.',
    },
    { name: 'Box', text: 'An edge of 3 to 1, 36 high; 44 with text of 16 px on phones.' },
    { name: 'Hint', text: 'Tied to the field; an error comes below it.' },
    {
      name: 'Error',
      text: 'An icon and a sentence, tied to the field, which is marked as invalid.',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Goes to the field, then to what acts on its text.' },
    { keys: 'Enter', effect: 'Submits the form.' },
  ],
  content: [
    'Labels are nouns in sentence case, without a colon.',
    'A hint is one sentence with a full stop.',
    'Check when the form is sent, then with every change.',
  ],
};
