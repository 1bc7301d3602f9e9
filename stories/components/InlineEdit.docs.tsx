import { InlineEdit } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

const save = () => {};

export const guide: ComponentGuide = {
  purpose:
    'One text of a page that is changed now and then, such as a title. Several fields that belong together are a form.',
  dos: [
    {
      example: <InlineEdit label="Title" value="Opening hours" headingLevel={3} onSave={save} />,
      caption: 'The text looks like what it is: a heading stays a heading.',
    },
  ],
  donts: [
    {
      example: <InlineEdit label="IBAN" value="DE02 1203 0000 0000 2020 51" onSave={save} />,
      caption: 'What must not change by accident is edited in a dialog with Save.',
    },
  ],
  anatomy: [
    { name: 'Text', text: 'A button with a pencil; its description says that it can be edited.' },
    { name: 'Field', text: 'In the place of the text, with the text selected.' },
    { name: 'Error', text: 'Below the field, which stays open with what was typed.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', effect: 'Opens the field.' },
    { keys: 'Enter', effect: 'Saves; with several lines, Ctrl Enter or ⌘ Enter.' },
    { keys: 'Escape', effect: 'Restores the text; the focus returns to it.' },
    { keys: 'Tab', effect: 'Saves and goes on.' },
  ],
  content: ['The label is the name of the field: “Title”.', 'A refusal says what to enter.'],
};
