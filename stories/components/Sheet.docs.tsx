import { Button, FactList, Link, Sheet } from '@platform/ui';
import type { SheetProps } from '@platform/ui';
import { useState } from 'react';
import { Column } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

/** A button that opens a sheet, because a modal layer cannot be shown inside an example. */
function SheetOnPress({ opener, ...sheet }: SheetProps & { opener: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Sheet {...sheet} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const padding = { padding: 'var(--platform-space-5-5)' };

export const guide: ComponentGuide = {
  purpose:
    'A panel from the side, over the page: the navigation of phones, details where a column has no room. A record beside its list is a SidePanel, a task a Dialog.',
  dos: [
    {
      example: (
        <SheetOnPress opener="Open navigation" side="start" label="Navigation">
          <Column style={padding}>
            <Link href="#dashboard">Dashboard</Link>
            <Link href="#teams">Teams</Link>
          </Column>
        </SheetOnPress>
      ),
      caption: 'Navigation comes from the start and goes with the choice of a page.',
    },
    {
      example: (
        <SheetOnPress opener="Open details" side="end" label="Call with Marcus Bell">
          <Column style={padding}>
            <h2>Call with Marcus Bell</h2>
            <FactList facts={[{ label: 'Direction', value: 'Inbound' }]} />
          </Column>
        </SheetOnPress>
      ),
      caption: 'Details come from the end, with a cross in sight.',
    },
  ],
  donts: [
    {
      example: (
        <SheetOnPress opener="Remove" side="end" label="Remove Marcus Bell?">
          <Column style={padding}>
            <h2>Remove Marcus Bell?</h2>
            <Button variant="danger">Remove</Button>
          </Column>
        </SheetOnPress>
      ),
      caption: 'A question about something final is an AlertDialog: a swipe must not answer it.',
    },
  ],
  anatomy: [
    { name: 'Backdrop', text: 'Over the page, which does not scroll; a press on it closes.' },
    {
      name: 'Surface',
      text: '18rem wide at the start, 28rem at the end; always 40 px of the page stay in sight.',
    },
    {
      name: 'Cross',
      text: 'At the end of the first line. That of navigation shows when it has the focus.',
    },
    { name: 'Swipe', text: 'A finger drags it out at its side; from 72 px on it closes.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift Tab', effect: 'Stays inside; the sheet itself has the focus at first.' },
    { keys: 'Escape', effect: 'Closes; the focus goes back to what opened it.' },
  ],
  content: [
    'Its name is what it shows: “Navigation”, or the record’s own.',
    'What it shows begins with a heading of the same words, unless it is navigation.',
  ],
};
