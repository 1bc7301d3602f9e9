import { Meter, Progress } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';
import { Column } from './layout.tsx';

const full = { inlineSize: '100%' };

export const guide: ComponentGuide = {
  purpose:
    'How far an operation has come: an upload, an import. Usage of a limit is a Meter, which does not end; a wait of a few seconds is a Spinner.',
  dos: [
    {
      example: (
        <Column style={full}>
          <Progress
            label="Importing contacts"
            value={320}
            max={412}
            valueText="320 of 412"
            size="large"
            hasText
          />
        </Column>
      ),
      caption: 'Says what runs, and how much of it is done in the user’s units.',
    },
    {
      example: <Progress label="Reading the file" shape="ring" hasText />,
      caption: 'Without a value while the end is unknown.',
    },
  ],
  donts: [
    {
      example: (
        <Column style={full}>
          <Progress label="LLM tokens" value={684} max={1000} hasText />
        </Column>
      ),
      caption: 'Usage is not an operation. Use a Meter.',
    },
    {
      example: (
        <Column style={full}>
          <Meter label="Import" value={320} max={412} valueText="320 of 412" />
        </Column>
      ),
      caption: 'A Meter warns near its limit; an import is done there. Use a Progress.',
    },
  ],
  anatomy: [
    { name: 'Bar', text: 'Beats, rounded to whole ones: at least one above zero.' },
    { name: 'Ring', text: 'For a small place, such as a tile; the large one contains its value.' },
    { name: 'Text', text: 'Label and value, if they are not next to it anyway.' },
    { name: 'Status', text: 'Cobalt while it runs; green, yellow or red once it has an outcome.' },
    {
      name: 'Accessible text',
      text: 'Name and value. The end is announced by a live region of the page, not per percent.',
    },
  ],
  keyboard: [],
  content: ['The label is a verb form: “Importing contacts”.', 'Done, then all: “320 of 412”.'],
};
