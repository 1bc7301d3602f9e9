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
    {
      example: (
        <Select
          label="Voice"
          placeholder="Select voice"
          options={[
            {
              label: 'English',
              options: [
                { value: 'ava', label: 'Ava' },
                { value: 'ben', label: 'Ben' },
              ],
            },
            { label: 'German', options: [{ value: 'anke', label: 'Anke' }] },
          ]}
        />
      ),
      caption: 'Group options that users look for by kind.',
    },
    {
      example: (
        <Select
          label="Owner"
          placeholder="No owner"
          isClearable
          defaultValue="amara"
          options={[
            { value: 'amara', label: 'Amara' },
            { value: 'jonas', label: 'Jonas' },
          ]}
        />
      ),
      caption: 'Let users clear an optional choice; the placeholder says what none means.',
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
    {
      example: (
        <Select
          label="Role"
          isRequired
          isClearable
          defaultValue="admin"
          options={[
            { value: 'admin', label: 'Admin' },
            { value: 'viewer', label: 'Viewer' },
          ]}
        />
      ),
      caption: 'A required field needs no button that clears it.',
    },
  ],
  anatomy: [
    { name: 'Label', text: 'Names the field and the list.' },
    { name: 'Trigger', text: 'Shows the selected option; looks like a field.' },
    { name: 'Clear button', text: 'With `isClearable`, while an option is selected.' },
    { name: 'List', text: 'As wide as the trigger, with a tick at the selected option.' },
    { name: 'Group', text: 'Options below a common label, which names the group.' },
    { name: 'Icon', text: 'Before the label, in the list and in the trigger.' },
    { name: 'Reason', text: 'Below the label of an option that is unavailable.' },
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓', effect: 'Opens the list at the selected option.' },
    { keys: '↑ ↓', effect: 'Moves through the options.' },
    { keys: 'A letter', effect: 'Moves to the option that begins with it.' },
    { keys: 'Home, End', effect: 'Moves to the first or last option of all groups.' },
    { keys: 'Enter', effect: 'Selects the option and closes.' },
    { keys: 'Escape', effect: 'Closes without a change; the focus stays on the trigger.' },
    { keys: 'Delete, Backspace', effect: 'Clears the choice, if it can be cleared.' },
  ],
  content: [
    'Options have one form: all nouns or all verbs.',
    'In the order that users expect, else alphabetically.',
    'A reason says what makes the option available: "Part of the Pro plan."',
  ],
};
