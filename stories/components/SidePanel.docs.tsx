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
  const [place, setPlace] = useState(1);
  const stepTo = (next: number) => (next in names ? () => setPlace(next) : undefined);
  const name = names[place] ?? '';
  return (
    <PanelOnPress
      opener="Open a person"
      label={name}
      recordId={name}
      position={`${place + 1} of ${names.length}`}
      previousLabel="Previous person"
      nextLabel="Next person"
      closeLabel="Close person"
      onPrevious={stepTo(place - 1)}
      onNext={stepTo(place + 1)}
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
    'A record beside its list, which stays as usable as before. RecordPanel brings its states along; a task is a Dialog, navigation a Sheet.',
  components: { SidePanel },
  dos: [
    {
      example: <PeoplePanel />,
      caption: 'Place and steps, so that a list is read record by record.',
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
      caption: 'A task that has to be ended is a Dialog: a panel closes by one key.',
    },
  ],
  anatomy: [
    {
      name: 'Container',
      text: 'What the panel shares the width with. In a window of 1100 px and more it is a column of 28rem; else, and without a container, a sheet; on phones the whole screen.',
    },
    {
      name: 'Head',
      text: 'The place, previous, next and close, 52 high; it stays while the body scrolls. A step that is not there is disabled.',
    },
    { name: 'Body', text: 'Scrolls by itself; another record starts at the top.' },
    {
      name: 'Row',
      text: 'The one that is open is marked; the focus goes back to it.',
    },
  ],
  keyboard: [
    {
      keys: 'J, K',
      effect: 'Goes to the next or previous record, from anywhere but a field or a layer.',
    },
    { keys: 'Escape', effect: 'Closes; the focus goes back to the row that is shown by then.' },
    { keys: 'Tab', effect: 'Goes on into the page as a column; stays inside as a sheet.' },
  ],
  content: [
    'Its name is the record’s own: another one is read out with its place.',
    'The place is “1 of 248”, counted in the order of the list.',
    'The buttons name what they step through: “Next person”.',
  ],
};
