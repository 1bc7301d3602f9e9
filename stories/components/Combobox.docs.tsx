import { Combobox } from '@platform/ui';
import { people } from './people.ts';
import type { ComponentGuide } from '../docs/guide.ts';

const contacts = people.map(({ id, name }) => ({ value: id, label: name }));

export const guide: ComponentGuide = {
  purpose:
    'One of many options, found by typing; they may come from a server. Up to about fifteen fit a Select, a text that need not be listed is a TextField.',
  dos: [
    {
      example: (
        <Combobox
          label="Contact"
          placeholder="Select contact"
          searchLabel="Find a contact"
          emptyText="No matches"
          options={contacts}
        />
      ),
      caption: 'The filter says what it looks through.',
    },
    {
      example: (
        <Combobox
          label="Owner"
          placeholder="Select owner"
          loadingText="Loading owners…"
          isLoading
          options={[]}
        />
      ),
      caption: 'It opens at once: rows to come and words stand in for the options.',
    },
  ],
  donts: [
    {
      example: (
        <Combobox
          label="Role"
          placeholder="Select role"
          options={[
            { value: 'admin', label: 'Admin' },
            { value: 'editor', label: 'Editor' },
            { value: 'viewer', label: 'Viewer' },
          ]}
        />
      ),
      caption: 'A filter over three options is in the way.',
    },
  ],
  anatomy: [
    { name: 'Label', text: 'Names the field, the popup and the list.' },
    { name: 'Trigger', text: 'Shows the choice; looks and measures like a field.' },
    {
      name: 'Filter',
      text: 'Has the focus while it is open. Finds any part of an option, whatever its case and accents.',
    },
    {
      name: 'List',
      text: 'At least as wide as the trigger. The choice has a tick; it is active at first, then the first match.',
    },
    {
      name: 'Message',
      text: 'That nothing matches, or that options are on their way; both are announced.',
    },
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓ ↑, a letter', effect: 'Opens the popup; the filter takes the focus.' },
    { keys: '↓ ↑', effect: 'Goes through the options that match and around the ends.' },
    { keys: 'Enter', effect: 'Chooses the active option and closes; the trigger takes the focus.' },
    { keys: 'Escape', effect: 'Closes without a change; the trigger takes the focus.' },
    { keys: 'Tab', effect: 'Closes without a change and goes on from the trigger.' },
  ],
  content: [
    'The placeholder says what is chosen: “Select contact”.',
    'The filter says what is searched: “Find a contact”.',
    'An option begins with what people would type.',
  ],
};
