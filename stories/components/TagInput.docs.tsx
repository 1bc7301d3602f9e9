import { Combobox, TagInput, TextField } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Several short texts that the user makes up, such as the tags of a contact. Several of a known list are a MultiSelect.',
  dos: [
    {
      example: <TagInput label="Tags" defaultValue={['VIP', 'Harbour']} maxTags={10} />,
      caption: 'A limit is shown with the number of tags.',
    },
    {
      example: <TagInput label="Skills" hint="One or two words each" placeholder="Add a skill" />,
      caption: 'A hint says what a tag is if the label does not.',
    },
  ],
  donts: [
    {
      example: <TextField label="Tags, separated by commas" />,
      caption: 'A text field refuses no duplicates and shows no limits.',
    },
    {
      example: (
        <Combobox label="Tags" options={[{ value: 'vip', label: 'VIP' }]} placeholder="Add a tag" />
      ),
      caption: 'A combobox takes one option and no text of the user.',
    },
  ],
  anatomy: [
    {
      name: 'Tags',
      text: 'Each with a button that removes it. A long tag is truncated, with a tooltip.',
    },
    {
      name: 'Field',
      text: 'Follows the last tag. Takes a list with commas, semicolons or lines at once; equal tags are refused, whatever their case.',
    },
    { name: 'Count', text: 'Number of tags and its limit, if there is one.' },
    { name: 'Error', text: 'Says why a tag was refused; its text stays in the field.' },
  ],
  keyboard: [
    { keys: 'Enter, comma, semicolon', effect: 'Adds the text. Leaving the field adds it, too.' },
    { keys: 'Backspace, ←', effect: 'At the start of the field: moves to the last tag.' },
    { keys: '← →, Home, End', effect: 'Moves between the tags and to the field.' },
    { keys: 'Delete, Backspace, Enter', effect: 'Removes the focused tag.' },
  ],
  content: ['The label names the tags in the plural: "Tags", "Skills".'],
};
