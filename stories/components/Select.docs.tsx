import { SegmentedControl, Select } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'One of about five to fifteen options. For fewer use a SegmentedControl, for more a Combobox with a filter.',
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
      caption: 'The placeholder says what to select.',
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
      caption: 'Show two short options next to each other instead.',
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
      caption: 'For yes or no, use a Checkbox or a Switch.',
    },
  ],
  anatomy: [
    { name: 'Label', text: 'Names the field and the list.' },
    { name: 'Trigger', text: 'Shows the selected option; looks like a field.' },
    { name: 'List', text: 'As wide as the trigger, with a tick at the selected option.' },
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓', effect: 'Opens the list at the selected option.' },
    { keys: '↑ ↓', effect: 'Moves through the options.' },
    { keys: 'A letter', effect: 'Moves to the option that begins with it.' },
    { keys: 'Home, End', effect: 'Moves to the first or last option.' },
    { keys: 'Enter', effect: 'Selects the option and closes.' },
    { keys: 'Escape', effect: 'Closes without a change; the focus stays on the trigger.' },
  ],
  content: [
    'Options have one form: all nouns or all verbs.',
    'In the order that users expect, else alphabetically.',
  ],
};
