import {
  Banner,
  FormCombobox,
  FormDialog,
  FormSelect,
  FormTextField,
  FormTextarea,
  TextField,
} from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A form in a dialog, with a schema for its rules: checks, refusals of the server and unsaved input are taken care of.',
  components: { FormDialog, FormTextField, FormTextarea, FormSelect, FormCombobox },
  dos: [
    {
      example: <TextField label="Email Address" isRequired error="Email is required" />,
      caption: 'Checked when it is sent; the focus goes to the first field in error.',
    },
    {
      example: <Banner tone="danger">This person is a member already.</Banner>,
      caption: 'What the server refuses stands above the fields, and the input stays.',
    },
  ],
  donts: [
    {
      example: <TextField label="Email" error="Required" defaultValue="n" />,
      caption: 'An error while somebody is still typing comes too early.',
    },
  ],
  anatomy: [
    { name: 'Dialog', text: 'Title, description and footer of Dialog.' },
    { name: 'Failure', text: 'A banner above the fields.' },
    { name: 'Fields', text: 'In one column; two short ones may share a row.' },
    { name: 'Submit', text: 'Shows that it works, once however often it is pressed.' },
  ],
  keyboard: [
    { keys: 'Enter', effect: 'Sends the form.' },
    { keys: 'Escape', effect: 'Closes it; input that would be lost is asked about.' },
  ],
  content: ['The button repeats the title’s verb.', 'An error says what to do.'],
};
