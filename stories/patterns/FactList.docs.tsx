import { Badge, FactList } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

const full = { inlineSize: '100%' };

export const guide: ComponentGuide = {
  purpose:
    'What is known of one thing, a label and a value a line. Many things with the same fields are a DataTable, figures to compare a StatStrip.',
  dos: [
    {
      example: (
        <FactList
          style={full}
          facts={[
            { label: 'Email', value: 'elena@petrova.example' },
            { label: 'Company', value: 'Petrova Design' },
            { label: 'Status', value: <Badge tone="success">Active</Badge> },
          ]}
        />
      ),
      caption: 'Short labels in one column, values below one another.',
    },
    {
      example: (
        <FactList
          style={full}
          facts={[
            { label: 'Email', value: 'elena@petrova.example' },
            { label: 'Phone', value: null },
          ]}
        />
      ),
      caption: 'What nobody knows has no line: `null` and an empty text are left out.',
    },
  ],
  donts: [
    {
      example: (
        <FactList
          style={full}
          facts={[
            { label: 'Elena Petrova', value: 'Admin' },
            { label: 'Marcus Bell', value: 'Viewer' },
          ]}
        />
      ),
      caption: 'Several people are rows of a table.',
    },
    {
      example: (
        <FactList
          style={full}
          facts={[{ label: 'What they said about contact by phone', value: 'Agreed' }]}
        />
      ),
      caption: 'A label that wraps is a sentence: “Consent”.',
    },
  ],
  anatomy: [
    { name: 'Label', text: 'A column of 104 px, quiet.' },
    {
      name: 'Value',
      text: 'Text, a badge, a link. Text keeps its line breaks and its own direction, and wraps anywhere.',
    },
    { name: 'Size', text: 'Small brings the lines closer, for a dialog or a card.' },
  ],
  keyboard: [],
  content: [
    'A label is a noun in one or two words, without a colon, and no two are the same.',
    'Zero is 0, what does not apply an en dash.',
    'The order is that of use, not of the alphabet.',
  ],
};
