import { Button, CopyButton } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';
import { Line } from './layout.tsx';

export const guide: ComponentGuide = {
  purpose:
    'Copies an id, a URL or a text that users need elsewhere. Code has it in its CodeBlock; several formats are a Menu.',
  dos: [
    {
      example: (
        <Line>
          <code>ten_4f81</code>
          <CopyButton text="ten_4f81" label="Copy tenant id" tooltip="Copy" />
        </Line>
      ),
      caption: 'Next to the text, with a name that says what is copied.',
    },
  ],
  donts: [
    {
      example: <Button>Copy</Button>,
      caption: 'A plain button reports neither success nor refusal.',
    },
  ],
  anatomy: [
    { name: 'Button', text: 'An icon, or an icon and a label. The icon shows the result.' },
    {
      name: 'Result',
      text: 'For two seconds next to the button, in its label, or announced only.',
    },
    {
      name: 'Copy by hand',
      text: 'If the browser refuses, for example in a frame or over HTTP: the text, selected, in a small dialog.',
    },
  ],
  keyboard: [
    { keys: 'Enter, Space', effect: 'Copies the text; the focus stays on the button.' },
    { keys: 'Ctrl C, ⌘C', effect: 'Copies the selected text in the dialog.' },
    { keys: 'Escape', effect: 'Closes the dialog; the focus returns to the button.' },
  ],
  content: ['“Copy” and what: “Copy email”.', 'The result repeats the verb: “Copied”.'],
};
