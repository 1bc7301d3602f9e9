import { Button, ShortcutsDialog } from '@platform/ui';
import { useState } from 'react';
import type { ComponentGuide } from '../docs/guide.ts';

function OpensList() {
  const [isOpen, setOpen] = useState(false);
  const [areSingleKeysEnabled, setSingleKeysEnabled] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Keyboard shortcuts</Button>
      {isOpen ? (
        <ShortcutsDialog
          areSingleKeysEnabled={areSingleKeysEnabled}
          onSingleKeysEnabledChange={setSingleKeysEnabled}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

export const guide: ComponentGuide = {
  purpose:
    'Lists the shortcuts that act on the page and switches single keys off. One shortcut is told where its control is: a Button shows it in its tooltip.',
  dos: [
    {
      drawing: <OpensList />,
      caption: 'Open it by ? and from the palette, which needs no single key.',
    },
  ],
  donts: [
    {
      drawing: <Button>Press D to delete</Button>,
      caption: 'Explain no keys in texts: register them with useShortcut, and they are listed.',
    },
  ],
  anatomy: [
    { name: 'Switch', text: 'Single keys on or off (WCAG 2.1.4); the product keeps the choice.' },
    { name: 'Group', text: 'On this page, in a list, everywhere; left out where it is empty.' },
    { name: 'Line', text: 'What it does, and its keys; struck through while it is off.' },
  ],
  keyboard: [{ keys: 'Esc', effect: 'Closes it; the focus goes back.' }],
  content: ['A line says what the control says that does the same.'],
};
