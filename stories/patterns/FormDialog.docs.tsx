import { Banner, TextField } from '@platform/ui';
import {
  FormCombobox,
  FormDialog,
  FormSelect,
  FormTextField,
  FormTextarea,
} from '@platform/ui/forms';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A form in a dialog, with a schema for its rules. Handles validation, server errors and unsaved input.',
  components: { FormDialog, FormTextField, FormTextarea, FormSelect, FormCombobox },
  dos: [
    {
      example: <TextField label="Email Address" isRequired error="Email is required" />,
      caption: 'Validated on submit; the focus moves to the first invalid field.',
    },
    {
      example: <Banner tone="danger">This person is a member already.</Banner>,
      caption: 'Server errors are above the fields, and the input stays.',
    },
  ],
  donts: [
    {
      example: <TextField label="Email" error="Required" defaultValue="n" />,
      caption: 'An error during typing comes too early.',
    },
  ],
  anatomy: [
    { name: 'Dialog', text: 'Title, description and footer of Dialog.' },
    { name: 'Failure', text: 'A banner above the fields.' },
    { name: 'Fields', text: 'In one column; two short fields may share a row.' },
    { name: 'Submit', text: 'Shows its progress; repeated presses submit once.' },
  ],
  keyboard: [
    { keys: 'Enter', effect: 'Submits the form.' },
    { keys: 'Escape', effect: 'Closes the dialog; asks first if input would be lost.' },
  ],
  content: ['The button repeats the verb of the title.', 'An error says what to do.'],
};
