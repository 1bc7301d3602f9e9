import { Field, useFieldControl } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

function ColourInput() {
  return <input type="color" defaultValue="#3269f0" {...useFieldControl('ColourInput')} />;
}

export const guide: ComponentGuide = {
  purpose:
    'Label, hint and error around a control that the design system does not have. Take TextField, Textarea, Select or Combobox first: they bring it along.',
  components: { 'Field.Root': Field.Root, 'Field.Label': Field.Label },
  dos: [
    {
      example: (
        <Field.Root hint="Shown behind the button on your site.">
          <Field.Label>Widget colour</Field.Label>
          <ColourInput />
          <Field.Hint />
        </Field.Root>
      ),
      caption: 'The control takes its id and its ARIA from useFieldControl.',
    },
    {
      example: (
        <Field.Root isRequired error="Choose a colour that white text can be read on.">
          <Field.Label>Widget colour</Field.Label>
          <ColourInput />
          <Field.Error />
        </Field.Root>
      ),
      caption: 'The error stands below the control and says what to do.',
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
      caption: 'A hint is no label: readers hear a control without a name.',
    },
    {
      example: (
        <Field.Root error="Choose a colour.">
          <Field.Label>Widget colour</Field.Label>
          <ColourInput />
        </Field.Root>
      ),
      caption: 'An error that is handed over and not drawn is known to nobody.',
    },
  ],
  anatomy: [
    { name: 'Root', text: 'Holds the ids that tie the parts together, 6 px apart.' },
    {
      name: 'Label',
      text: 'Above the control; a red asterisk where it is required, drawn only. May be kept for readers alone.',
    },
    { name: 'Control', text: 'Whatever calls useFieldControl and spreads what it gets.' },
    { name: 'Hint', text: 'Help before anything is entered; draws nothing where there is none.' },
    {
      name: 'Error',
      text: 'An icon and a sentence; the control is invalid as long as there is one.',
    },
  ],
  keyboard: [],
  content: [
    'The label is a noun in sentence case, without a colon.',
    'Hint and error are sentences with a full stop.',
    'An error says what to do, not what somebody did wrong.',
  ],
};
