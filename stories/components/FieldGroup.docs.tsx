import { Checkbox, FieldGroup, TextField } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Fields that belong together under one name, with a hint and an error for all of them. One field has its own label, hint and error.',
  dos: [
    {
      example: (
        <FieldGroup legend="Supplies" hint="Billed by the day." gap="1-5">
          <Checkbox label="Power" />
          <Checkbox label="Water" />
        </FieldGroup>
      ),
      caption: 'The legend is read before the first field.',
    },
    {
      example: (
        <FieldGroup legend="Supplies" error="Choose at least one supply" gap="1-5">
          <Checkbox label="Power" />
          <Checkbox label="Water" />
        </FieldGroup>
      ),
      caption: 'The error says what to do with the group as a whole.',
    },
  ],
  donts: [
    {
      example: (
        <FieldGroup legend="Boat">
          <TextField label="Boat" />
        </FieldGroup>
      ),
      caption: 'A group of one field repeats its label.',
    },
  ],
  anatomy: [
    { name: 'Legend', text: 'Names the group. Omit it if aria-label does.' },
    { name: 'Hint', text: 'Read with the name of the group.' },
    { name: 'Fields', text: 'Below each other at the given gap.' },
    { name: 'Error', text: 'Below the fields; announced when it appears.' },
  ],
  keyboard: [{ keys: 'Tab', effect: 'Moves to the next field; the group takes no focus.' }],
  content: ['The legend is a noun without a colon.'],
};
