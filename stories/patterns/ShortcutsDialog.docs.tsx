import { Button, ShortcutsDialog } from '@platform/ui';
import { useState } from 'react';
import type { ComponentGuide } from '../docs/guide.ts';

function OpenDialogExample() {
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
    'Lists the shortcuts of the page and switches single keys on or off. A single shortcut is shown at its control: a Button shows it in its tooltip.',
  dos: [
    {
      example: <OpenDialogExample />,
      caption: 'Open it with ? and from the command palette, which works without single keys.',
    },
  ],
  donts: [
    {
      example: <Button>Press D to delete</Button>,
      caption:
        'Do not explain keys in texts. Register them with useShortcut, and the dialog lists them.',
    },
  ],
  anatomy: [
    { name: 'Switch', text: 'Single keys on or off (WCAG 2.1.4); the product stores the choice.' },
    { name: 'Group', text: 'On this page, in a list or everywhere; hidden if empty.' },
    { name: 'Row', text: 'The action and its keys, struck through while switched off.' },
  ],
  keyboard: [{ keys: 'Esc', effect: 'Closes the dialog and returns the focus.' }],
  content: ['Use the label of the control that does the same.'],
};
