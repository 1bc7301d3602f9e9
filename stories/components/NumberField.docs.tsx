import { NumberField, TextField } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A number whose exact value matters. For a number that users find by trying, use a Slider; for digits that are not an amount, such as a postcode, a TextField.',
  dos: [
    {
      example: (
        <NumberField
          label="Price"
          defaultValue={1250}
          format={{ style: 'currency', currency: 'EUR' }}
        />
      ),
      caption: 'The format contains the currency or unit, placed as in the locale.',
    },
    {
      example: <NumberField label="Deposit" min={0} max={100} step={5} hint="From 0 to 100" />,
      caption: 'A hint names limits that are not obvious.',
    },
  ],
  donts: [
    {
      example: <TextField label="Price (EUR)" />,
      caption: 'A text field neither validates numbers nor follows the language.',
    },
    {
      example: <NumberField label="Postcode" defaultValue={70_173} />,
      caption: 'Digits that are not an amount have neither steps nor groups.',
    },
  ],
  anatomy: [
    {
      name: 'Field',
      text: 'Accepts the separators of the locale, foreign ones that have one meaning, exponents and the digits of other scripts.',
    },
    { name: 'Unit', text: 'Part of the formatted number, or after it.' },
    {
      name: 'Buttons',
      text: 'Decrease or increase by a step, and repeat while held down; keys do the same.',
    },
    { name: 'Error', text: 'Says what is wrong with the text, which is kept.' },
  ],
  keyboard: [
    { keys: '↑ ↓', effect: 'Increase or decrease by a step.' },
    { keys: 'Page Up, Page Down', effect: 'Increase or decrease by ten steps, or by `pageSteps`.' },
    { keys: 'Home, End', effect: 'Set the smallest or the largest number, if there is one.' },
    { keys: 'Enter', effect: 'Formats the typed number.' },
  ],
  content: ['The label names the amount: "Seats", "Price per call".'],
};
