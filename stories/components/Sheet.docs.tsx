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
    'A panel that slides over the page: navigation on phones, or details if there is no room for a column. For a record next to its list use a SidePanel, for a task a Dialog.',
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
      caption: 'Navigation comes from the start and closes when a page is chosen.',
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
      caption: 'Details come from the end, with a visible close button.',
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
      caption: 'To confirm a deletion use an AlertDialog, which a swipe cannot answer.',
    },
  ],
  anatomy: [
    {
      name: 'Backdrop',
      text: 'Covers the page, which does not scroll; a press on it closes the sheet.',
    },
    {
      name: 'Surface',
      text: '18rem wide at the start, 28rem at the end; at least 40 px of the page stay visible.',
    },
    {
      name: 'Close button',
      text: 'At the end of the first line; in navigation, visible only when focused.',
    },
    { name: 'Swipe', text: 'Drag to its side to close; from 72 px on it closes.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift Tab', effect: 'Stays inside; the sheet itself has the initial focus.' },
    { keys: 'Escape', effect: 'Closes the sheet and returns the focus to its opener.' },
  ],
  content: [
    'Named after its content: “Navigation”, or the name of the record.',
    'Its content begins with a heading of the same words, unless it is navigation.',
  ],
};
