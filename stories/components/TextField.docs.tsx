import { TextField } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose: 'A text of one line. For several lines use a Textarea, for one of a known set a Select.',
  dos: [
    {
      example: <TextField label="Work email" hint="We send the invite there." />,
      caption: 'A label above, and a hint only if it helps.',
    },
    {
      example: <TextField label="Agent name" error="Give the agent a name." />,
      caption: 'Say what to do, below the field.',
    },
  ],
  donts: [
    {
      example: <TextField label="Email" isLabelHidden placeholder="Email" />,
      caption: 'A placeholder is not a label: it disappears with the first letter.',
    },
    {
      example: <TextField label="Name" error="Invalid!" />,
      caption: '“Invalid” blames the user and does not help.',
    },
  ],
  anatomy: [
    {
      name: 'Label',
      text: 'Always present, if only for screen readers; a red asterisk if required.',
    },
    {
      name: 'Box',
      text: 'A border with a contrast of 3:1, 36 px high; on phones 44 px with a text of 16 px.',
    },
    { name: 'Hint', text: 'Connected to the field; an error is below it.' },
    {
      name: 'Error',
      text: 'An icon and a sentence, connected to the field, which is marked as invalid.',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the field, then to controls inside it.' },
    { keys: 'Enter', effect: 'Submits the form.' },
  ],
  content: [
    'Labels are nouns in sentence case, without a colon.',
    'A hint is one sentence with a full stop.',
    'Validate on submit, then on each change.',
  ],
};
