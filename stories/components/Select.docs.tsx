import { SegmentedControl, Select } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'One of about five to fifteen options. Fewer fit a SegmentedControl, more need the filter of a Combobox.',
  dos: [
    {
      example: (
        <Select
          label="Role"
          placeholder="Select role"
          options={[
            { value: 'admin', label: 'Admin' },
            { value: 'editor', label: 'Editor' },
            { value: 'viewer', label: 'Viewer' },
          ]}
        />
      ),
      caption: 'A placeholder that says what is chosen.',
    },
    {
      example: (
        <SegmentedControl
          label="Interval"
          options={[
            { value: 'month', label: 'Monthly' },
            { value: 'year', label: 'Yearly' },
          ]}
        />
      ),
      caption: 'Two short options stand open beside one another.',
    },
  ],
  donts: [
    {
      example: (
        <Select
          label="Record calls"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          defaultValue="yes"
        />
      ),
      caption: 'Yes and no are a Checkbox or a Switch.',
    },
  ],
  anatomy: [
    { name: 'Label', text: 'Names the field and the list.' },
    { name: 'Trigger', text: 'Shows the choice; looks and measures like a field.' },
    { name: 'List', text: 'As wide as the trigger; a tick at the choice.' },
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓', effect: 'Opens the list at the choice.' },
    { keys: '↑ ↓', effect: 'Goes through the options.' },
    { keys: 'A letter', effect: 'Goes to the option that begins with it.' },
    { keys: 'Home, End', effect: 'Goes to the first or the last.' },
    { keys: 'Enter', effect: 'Chooses and closes.' },
    { keys: 'Escape', effect: 'Closes without a change; the focus stays on the trigger.' },
  ],
  content: [
    'Options begin alike: all nouns or all verbs.',
    'In the order that people expect, else by the alphabet.',
  ],
};
