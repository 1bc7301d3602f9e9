import { Button, CommandPalette } from '@platform/ui';
import { useMemo, useState } from 'react';
import type { ComponentGuide } from '../docs/guide.ts';
import { paletteGroups } from './paletteGroups.ts';

function OpensPalette() {
  const [isOpen, setOpen] = useState(false);
  const groups = useMemo(() => paletteGroups(() => undefined), []);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Jump to…</Button>
      {isOpen ? <CommandPalette groups={groups} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

export const guide: ComponentGuide = {
  purpose:
    'Finds a page, an action or a record that is loaded, by a few letters. A choice in a form is a Combobox, what can be done with one row is its Menu.',
  dos: [
    {
      example: <OpensPalette />,
      caption: 'Repeat what the navigation and the pages offer, so that nobody depends on it.',
    },
  ],
  donts: [
    {
      example: <Button>Delete everything</Button>,
      caption: 'Nothing that cannot be undone: a row acts at once.',
    },
  ],
  anatomy: [
    { name: 'Field', text: 'Has the focus as long as the palette is open.' },
    {
      name: 'Group',
      text: 'A heading over rows of one kind; records are shown once something is typed.',
    },
    {
      name: 'Row',
      text: 'Icon, name with what was typed marked, hint, “Soon”, keys; a reason in place of the hint where it is forbidden.',
    },
    { name: 'Rest', text: 'Ten rows of a group are shown, the others counted.' },
    { name: 'Foot', text: 'Its keys, not on devices without a keyboard.' },
  ],
  keyboard: [
    { keys: '↑ ↓', effect: 'Moves between rows, round at both ends.' },
    { keys: 'Enter', effect: 'Closes the palette, then does what the active row says.' },
    { keys: 'Esc, Ctrl K', effect: 'Closes it; the focus goes back.' },
  ],
  content: [
    'A row says what its page or button says, word for word.',
    'The hint is where it belongs, or what it is: one or two words.',
  ],
};
