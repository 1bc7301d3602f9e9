import { MultiSelect, Select, TagInput } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

const languages = ['English', 'German', 'French'].map((label) => ({ value: label, label }));

export const guide: ComponentGuide = {
  purpose:
    'Several of a known list, in little room. Up to about five options that should all be seen are checkboxes; texts that the user makes up are a TagInput.',
  dos: [
    {
      example: (
        <MultiSelect
          label="Languages"
          options={languages}
          defaultValue={['English', 'German']}
          placeholder="All languages"
        />
      ),
      caption: 'The placeholder says what no choice means.',
    },
  ],
  donts: [
    {
      example: <Select label="Languages" options={languages} placeholder="Add a language" />,
      caption: 'A select takes one option.',
    },
    {
      example: <TagInput label="Languages" defaultValue={['English', 'Germna']} />,
      caption: 'A tag input knows no list, so the user can mistype.',
    },
  ],
  anatomy: [
    { name: 'Field', text: 'Shows up to two labels, then the number; the tooltip has all.' },
    { name: 'Clear button', text: 'Removes the choice; it is there once something is chosen.' },
    { name: 'Filter', text: 'Shown with more than eight options.' },
    { name: 'Options', text: 'Stay open while options are chosen.' },
    { name: 'Buttons', text: 'Select all options, or all matches of the filter, and clear.' },
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓, a letter', effect: 'Opens the list; the letter starts the filter.' },
    { keys: '↑ ↓, Page Up, Page Down', effect: 'Moves between the options.' },
    { keys: 'Enter', effect: 'Selects or clears the option.' },
    {
      keys: 'Space, Home, End, letters, Shift+↑ ↓, mod+A',
      effect:
        'Without a filter: selects, moves to the first or last option or to the letters, extends the choice, selects all.',
    },
    { keys: 'Tab', effect: 'Moves between the filter or list and the buttons.' },
    { keys: 'Esc', effect: 'Closes the list.' },
  ],
  content: ['The label names the options in the plural: "Languages", "Agents".'],
};
