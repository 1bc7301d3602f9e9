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
    'Finds a page, an action or a record by a few letters. For a choice in a form use a Combobox, for actions on one row its Menu.',
  dos: [
    {
      example: <OpensPalette />,
      caption: 'Repeat what the navigation and pages offer, so that no user depends on it.',
    },
  ],
  donts: [
    {
      example: <Button>Delete everything</Button>,
      caption: 'Offer nothing that cannot be undone: a row acts at once.',
    },
  ],
  anatomy: [
    { name: 'Field', text: 'Has the focus while the palette is open.' },
    {
      name: 'Group',
      text: 'A heading above rows of one kind; records appear once the user types.',
    },
    {
      name: 'Row',
      text: 'Icon, name with the matched letters marked, hint, “Soon” and keys; if unavailable, the reason instead of the hint.',
    },
    {
      name: 'Actions',
      text: 'An arrow at the end of a row with further actions: it lists them, and choices such as the members to assign a record to.',
    },
    { name: 'Rest', text: 'Shows ten rows per group and counts the others.' },
    { name: 'Footer', text: 'Shows the keys, except on devices without a keyboard.' },
  ],
  keyboard: [
    { keys: '↑ ↓', effect: 'Moves between rows and wraps at the ends.' },
    { keys: 'Enter', effect: 'Closes the palette, then activates the row.' },
    { keys: '→', effect: 'Lists the actions of the row, if the caret is at the end of the text.' },
    { keys: 'Backspace, ←', effect: 'In an empty field, goes back from the actions to the rows.' },
    {
      keys: 'Esc, Ctrl K',
      effect: 'Closes the actions of a row, then the palette, and returns the focus.',
    },
  ],
  content: [
    'Search your services in `onSearchChange` and add the results to `groups`, with `foundFor`.',
    'A row repeats the text of its page or button.',
    'The hint names its place or kind, in one or two words.',
  ],
};
