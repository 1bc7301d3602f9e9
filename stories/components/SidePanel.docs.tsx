import { Button, FactList, SidePanel, TextField } from '@platform/ui';
import type { SidePanelProps } from '@platform/ui';
import { useState } from 'react';
import { Column } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

/** A button that opens a panel; without a container it is a sheet over this page. */
function PanelOnPress({ opener, ...panel }: SidePanelProps & { opener: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <SidePanel {...panel} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const padding = { padding: 'var(--platform-space-5-5)' };

const names = ['Elena Petrova', 'Marcus Bell', 'Sofía Marín'];

function PeoplePanel() {
  const [index, setIndex] = useState(1);
  const stepTo = (next: number) => (next in names ? () => setIndex(next) : undefined);
  const name = names[index] ?? '';
  return (
    <PanelOnPress
      opener="Open a person"
      label={name}
      recordId={name}
      position={`${index + 1} of ${names.length}`}
      previousLabel="Previous person"
      nextLabel="Next person"
      closeLabel="Close person"
      onPrevious={stepTo(index - 1)}
      onNext={stepTo(index + 1)}
    >
      <Column style={padding}>
        <h2>{name}</h2>
        <FactList facts={[{ label: 'Company', value: 'Northwind' }]} />
      </Column>
    </PanelOnPress>
  );
}

export const guide: ComponentGuide = {
  purpose:
    'A record next to its list, which stays usable. RecordPanel adds loading and error states; for a task use a Dialog, for navigation a Sheet.',
  components: { SidePanel },
  dos: [
    {
      example: <PeoplePanel />,
      caption: 'Position and steps, to read a list record by record.',
    },
  ],
  donts: [
    {
      example: (
        <PanelOnPress opener="Invite User" label="Invite User" recordId="invite">
          <Column style={padding}>
            <h2>Invite User</h2>
            <TextField label="Email" />
            <Button variant="primary">Invite</Button>
          </Column>
        </PanelOnPress>
      ),
      caption: 'For a task that must be completed use a Dialog: one key closes a panel.',
    },
  ],
  anatomy: [
    {
      name: 'Container',
      text: 'The element with which the panel shares its width. From a window width of 1100 px it is a column of 28rem; below, or without a container, a sheet; on phones full screen.',
    },
    {
      name: 'Header',
      text: 'Position, previous, next and close, 52 px high; stays while the body scrolls. Steps without a record are disabled.',
    },
    { name: 'Body', text: 'Scrolls independently; another record starts at the top.' },
    {
      name: 'Row',
      text: 'The open row is marked and gets the focus back.',
    },
  ],
  keyboard: [
    {
      keys: 'J, K',
      effect: 'Goes to the next or previous record, unless a field or another layer has the focus.',
    },
    { keys: 'Escape', effect: 'Closes the panel and focuses the row of the record it shows.' },
    { keys: 'Tab', effect: 'Moves on into the page as a column; stays inside as a sheet.' },
  ],
  content: [
    'Named after the record; another record is announced with its position.',
    'The position is “1 of 248”, in the order of the list.',
    'The buttons name the kind of record: “Next person”.',
  ],
};
