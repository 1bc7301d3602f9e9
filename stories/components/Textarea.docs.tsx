import { Textarea } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose: 'Several lines of text. It grows from three lines to twelve and then scrolls.',
  dos: [
    {
      example: (
        <Textarea label="Instructions" maxLength={200} defaultValue="Greet callers by name." />
      ),
      caption: 'Show a count if there is a limit.',
    },
    {
      example: <Textarea label="Note" hint="Only your team sees it." />,
      caption: 'Say who will read it.',
    },
  ],
  donts: [
    {
      example: <Textarea label="Name" />,
      caption: 'Several lines invite a long text: a name needs one line.',
    },
  ],
  anatomy: [
    { name: 'Label', text: 'As in TextField.' },
    { name: 'Box', text: 'As high as its text, between three and twelve lines.' },
    { name: 'Counter', text: 'Characters used of the limit, below at the end.' },
  ],
  keyboard: [
    { keys: 'Enter', effect: 'Starts a new line.' },
    { keys: 'Tab', effect: 'Moves on from the field.' },
  ],
  content: ['Ask for one thing.', 'A placeholder may show an example, never a rule.'],
};
