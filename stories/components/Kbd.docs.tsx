import { Kbd } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';
import { Line } from './layout.tsx';

export const guide: ComponentGuide = {
  purpose:
    'Keys in a hint or a list of shortcuts. A button has them in its tooltip by `shortcut`, an item of a menu at its end.',
  dos: [
    {
      example: (
        <Line>
          <Kbd keys="mod+k" /> opens the palette
        </Line>
      ),
      caption: '`mod` is ⌘ on a Mac and Ctrl elsewhere.',
    },
  ],
  donts: [
    {
      example: <Line>Press ⌘K or Ctrl+K</Line>,
      caption: 'A user has one of the two keyboards.',
    },
  ],
  anatomy: [
    { name: 'Cap', text: 'The names that are printed on the keys; `inverse` on a dark surface.' },
    {
      name: 'Accessible text',
      text: 'The names in words and in the language of the page: “Control K”, “Up arrow”.',
    },
  ],
  keyboard: [],
  content: ['One chord in one Kbd.', 'Not for code, which is a CodeBlock.'],
};
