'use client';
import { LanguageProvider } from '@platform/i18n';
import { Button, Checkbox, DataTable, Dialog, Select, Tabs, TextField } from '@platform/ui';
import { TeamScreen } from '@platform/ui/team';
import { useState } from 'react';

const people = ['Ada', 'Grace'].map((name) => ({
  key: name,
  kind: 'member',
  id: name,
  name,
  email: `${name.toLowerCase()}@example.com`,
  role: 'Editor',
  status: 'Active',
  editRefusal: null,
  removeRefusal: null,
}));
const team = { status: 'ready', data: { rows: people } };
const columns = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
];
const options = ['Red', 'Green'].map((label) => ({ value: label, label }));
const done = async () => ({ status: 'sent' });
const nothing = () => {};

/** What a product may draw of the packages: fields, a dialog, a table and a whole screen. */
export function App() {
  const [count, setCount] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return (
    <LanguageProvider language="en">
      <Button variant="primary" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </Button>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <TextField label="Name" />
      <Checkbox label="Agreed" />
      <Select label="Colour" options={options} placeholder="Choose" />
      <Tabs label="Parts" items={[{ value: 'a', label: 'First' }]}>
        <Tabs.Panel value="a">Content</Tabs.Panel>
      </Tabs>
      <DataTable
        label="People"
        status="ready"
        columns={columns}
        rows={people}
        getRowId={({ id }) => id}
      />
      <TeamScreen
        state={{ team, search: '', inviteRefusal: null }}
        actions={{
          onSearchChange: nothing,
          onInvite: done,
          onRoleChange: async () => true,
          onRemove: nothing,
          onCancelInvite: nothing,
          onRetryInvites: nothing,
        }}
      />
      <Dialog.Root title="Sure?" open={isOpen} onOpenChange={setOpen}>
        <Dialog.Body>Quite</Dialog.Body>
      </Dialog.Root>
    </LanguageProvider>
  );
}
