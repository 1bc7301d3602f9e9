import { Combobox } from '@platform/ui';
import { people } from './people.ts';
import type { ComponentGuide } from '../docs/guide.ts';

const contacts = people.map(({ id, name }) => ({ value: id, label: name }));

export const guide: ComponentGuide = {
  purpose:
    'One of many options, filtered by typing; options may come from a server. Up to about fifteen options fit a Select. For free text, use a TextField.',
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
      caption: 'The filter names what it searches.',
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
      caption: 'It opens at once, with placeholder rows and a loading text.',
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
      caption: 'A filter for three options is in the way.',
    },
  ],
  anatomy: [
    { name: 'Label', text: 'Names the field, the popup and the list.' },
    { name: 'Trigger', text: 'Shows the selected option; looks like a field.' },
    {
      name: 'Filter',
      text: 'Has the focus while it is open. Matches any part of an option, regardless of case and accents.',
    },
    {
      name: 'List',
      text: 'At least as wide as the trigger. The selected option has a tick and is active at first, then the first match.',
    },
    {
      name: 'Message',
      text: 'Says that nothing matches or that options are loading; both are announced.',
    },
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓ ↑, a letter', effect: 'Opens the popup and focuses the filter.' },
    { keys: '↓ ↑', effect: 'Moves through the matching options and wraps at the ends.' },
    { keys: 'Enter', effect: 'Selects the active option, closes and focuses the trigger.' },
    { keys: 'Escape', effect: 'Closes without a change and focuses the trigger.' },
    { keys: 'Tab', effect: 'Closes without a change and moves on from the trigger.' },
  ],
  content: [
    'The placeholder says what to select: “Select contact”.',
    'The filter says what to search: “Find a contact”.',
    'An option begins with what users would type.',
  ],
};
