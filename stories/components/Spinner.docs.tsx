import { Button, Spinner } from '@platform/ui';
import { Column } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A wait of unknown length. If the size of the content is known use a Skeleton, if the progress is known a Meter.',
  dos: [
    {
      example: <Spinner label="Loading team…" />,
      caption: 'The text says what is loading.',
    },
    {
      example: (
        <Button variant="primary" isLoading loadingText="Inviting...">
          Invite
        </Button>
      ),
      caption: 'A button has its own spinner and keeps its width.',
    },
  ],
  donts: [
    {
      example: <Spinner />,
      caption: 'Without text it says nothing to screen readers or with reduced motion.',
    },
    {
      example: (
        <Column>
          <Spinner label="Loading agents…" />
          <Spinner label="Loading calls…" />
          <Spinner label="Loading invoices…" />
        </Column>
      ),
      caption: 'One per view; reserve the space of the parts with skeletons.',
    },
  ],
  anatomy: [
    {
      name: 'Bars',
      text: 'Three, 14 px high, in the colour of the surrounding text; static with reduced motion.',
    },
    { name: 'Label', text: 'Next to the bars. Announced if it is in a live region.' },
  ],
  keyboard: [],
  content: [
    'A verb and its object: “Loading team…”, “Checking the status”.',
    'Prescribed texts keep their dots: “Inviting...”.',
  ],
};
