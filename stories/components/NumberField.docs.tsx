import { NumberField, TextField } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A number of which the exact value matters. A number between two limits that is found by trying is a Slider; digits that are no amount, such as a postcode, are a TextField.',
  dos: [
    {
      example: (
        <NumberField
          label="Price"
          defaultValue={1250}
          format={{ style: 'currency', currency: 'EUR' }}
        />
      ),
      caption: 'The format has the currency or unit, in the place that the locale puts it.',
    },
    {
      example: <NumberField label="Deposit" min={0} max={100} step={5} hint="From 0 to 100" />,
      caption: 'A hint names limits that are not obvious.',
    },
  ],
  donts: [
    {
      example: <TextField label="Price (EUR)" />,
      caption: 'A text field checks no number and does not follow the language.',
    },
    {
      example: <NumberField label="Postcode" defaultValue={70_173} />,
      caption: 'Digits that are no amount have neither steps nor groups.',
    },
  ],
  anatomy: [
    {
      name: 'Field',
      text: 'Takes the separators of the locale, foreign ones that have one meaning, exponents and the digits of other scripts.',
    },
    { name: 'Unit', text: 'Part of the number by its format, or after it.' },
    { name: 'Buttons', text: 'One step less and more, also repeated; the keys do the same.' },
    { name: 'Error', text: 'Says what is wrong with the text, which is kept.' },
  ],
  keyboard: [
    { keys: '↑ ↓', effect: 'One step more, one step less.' },
    { keys: 'Page Up, Page Down', effect: 'Ten steps, or as many as the field sets.' },
    { keys: 'Home, End', effect: 'The smallest and the largest number, if there is one.' },
    { keys: 'Enter', effect: 'Formats the typed number.' },
  ],
  content: ['The label names the amount: "Seats", "Price per call".'],
};
