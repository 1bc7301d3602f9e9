import { Field, Icon, useFieldControl } from '@platform/ui';
import { CircleDollarSign } from 'lucide';
import type { ComponentGuide } from '../docs/guide.ts';

function ColourInput() {
  return <input type="color" defaultValue="#3269f0" {...useFieldControl('ColourInput')} />;
}

export const guide: ComponentGuide = {
  purpose:
    'Label, hint and error for a control that the design system does not have. Prefer TextField, Textarea, Select or Combobox, which include them.',
  components: {
    'Field.Root': Field.Root,
    'Field.Label': Field.Label,
    'Field.Frame': Field.Frame,
  },
  dos: [
    {
      example: (
        <Field.Root hint="Shown behind the button on your site.">
          <Field.Label>Widget colour</Field.Label>
          <ColourInput />
          <Field.Hint />
        </Field.Root>
      ),
      caption: 'The control gets its id and ARIA attributes from useFieldControl.',
    },
    {
      example: (
        <Field.Root isRequired error="Choose a colour that white text can be read on.">
          <Field.Label>Widget colour</Field.Label>
          <ColourInput />
          <Field.Error />
        </Field.Root>
      ),
      caption: 'The error is below the control and says what to do.',
    },
    {
      example: (
        <Field.Root>
          <Field.Label>Price</Field.Label>
          <Field.Frame>
            <Icon icon={CircleDollarSign} />
            <Field.Input defaultValue="18" />
          </Field.Frame>
        </Field.Root>
      ),
      caption: 'A text with parts of its own has the frame and the input of the other fields.',
    },
  ],
  donts: [
    {
      example: (
        <Field.Root hint="Widget colour">
          <ColourInput />
          <Field.Hint />
        </Field.Root>
      ),
      caption: 'A hint is not a label: screen readers announce a control without a name.',
    },
    {
      example: (
        <Field.Root error="Choose a colour.">
          <Field.Label>Widget colour</Field.Label>
          <ColourInput />
        </Field.Root>
      ),
      caption: 'An error that is passed but not rendered reaches no user.',
    },
  ],
  anatomy: [
    { name: 'Root', text: 'Provides the ids that connect the parts, which are 6 px apart.' },
    {
      name: 'Label',
      text: 'Above the control, with a visual red asterisk if required. Can be hidden visually.',
    },
    { name: 'Control', text: 'Any control that calls useFieldControl and spreads its result.' },
    { name: 'Frame', text: 'Border, background and focus ring of a text; holds icon and Input.' },
    { name: 'Hint', text: 'Help before the user enters anything; renders nothing without a text.' },
    {
      name: 'Error',
      text: 'An icon and a sentence; while present, the control is invalid.',
    },
  ],
  keyboard: [],
  content: [
    'Several controls under one legend that share hint and error are a Field.Group, as in RadioGroup; fields that only belong together are a FieldGroup.',
    'In a form, useFormField(form, name) gives value, onChange and error for the control.',
    'The label is a noun in sentence case, without a colon.',
    'Hint and error are sentences with a full stop.',
    'An error says what to do, not what the user did wrong.',
  ],
};
