import { Timeline } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'What happened to one record, in order. Records with columns to compare are a DataTable, messages a thread.',
  dos: [
    {
      example: (
        <Timeline
          label="History"
          entries={[
            { id: 'b', date: '2026-11-27', title: 'Invoice paid', tone: 'success' },
            { id: 'a', date: '2026-11-20', title: 'Invoice sent' },
          ]}
        />
      ),
      caption: 'One event a line, with a verb in the past tense.',
    },
  ],
  donts: [
    {
      example: (
        <Timeline label="Steps" entries={[{ id: 'a', date: null, title: 'Choose a file' }]} />
      ),
      caption: 'Steps that are still to be done are a Stepper.',
    },
  ],
  anatomy: [
    { name: 'Mark', text: 'A dot or the icon of the kind of event; decorative.' },
    { name: 'Title', text: 'What happened, with a link if the event has a page.' },
    { name: 'Time', text: 'A `<time>`: the date, or below the name of a day the time of day.' },
    { name: 'Day', text: 'A heading; Today, Yesterday or the date.' },
  ],
  keyboard: [],
  content: ['Who and what first: “Priya sent the invoice”.', 'The colour repeats the words.'],
};
