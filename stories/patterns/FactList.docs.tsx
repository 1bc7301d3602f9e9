import { Badge, FactList } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

const full = { inlineSize: '100%' };

export const guide: ComponentGuide = {
  purpose:
    'Facts about one thing, one label and value per line. For many things with the same fields use a DataTable, for figures a StatStrip.',
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
      caption: 'Short labels in one column, with aligned values.',
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
      caption: 'Unknown facts have no line: `null` and empty texts are omitted.',
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
      caption: 'A label that wraps is too long: write “Consent”.',
    },
  ],
  anatomy: [
    { name: 'Label', text: 'A column of 104 px, in a muted colour.' },
    {
      name: 'Value',
      text: 'Text, a badge or a link. Text keeps its line breaks and direction, and wraps anywhere.',
    },
    { name: 'Size', text: 'Small reduces the space between lines, for a dialog or a card.' },
  ],
  keyboard: [],
  content: [
    'A label is a noun of one or two words, without a colon; labels are unique.',
    'Write 0 for zero, and an en dash for a fact that does not apply.',
    'Order facts by use, not alphabetically.',
  ],
};
