import { Textarea } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose: 'Several lines of text. It grows from three lines to twelve and then scrolls.',
  dos: [
    {
      example: (
        <Textarea label="Instructions" maxLength={200} defaultValue="Greet callers by name." />
      ),
      caption: 'Count where there is a limit.',
    },
    {
      example: <Textarea label="Note" hint="Only your team sees it." />,
      caption: 'Say who reads it.',
    },
  ],
  donts: [
    {
      example: <Textarea label="Name" />,
      caption: 'Room for lines asks for lines: a name has one.',
    },
  ],
  anatomy: [
    { name: 'Label', text: 'As in TextField.' },
    { name: 'Box', text: 'As high as its text, between three and twelve lines.' },
    { name: 'Counter', text: 'Letters of the limit, below at the end.' },
  ],
  keyboard: [
    { keys: 'Enter', effect: 'Begins a new line.' },
    { keys: 'Tab', effect: 'Leaves the field.' },
  ],
  content: ['Ask for one thing.', 'A placeholder may show the form of an answer, never a rule.'],
};
