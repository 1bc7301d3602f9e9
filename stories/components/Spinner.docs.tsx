import { Button, Spinner } from '@platform/ui';
import { Column } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Something is under way and nobody knows how long. Where its size is known keep its room with a Skeleton, where its end is known take a Meter.',
  dos: [
    {
      example: <Spinner label="Loading team…" />,
      caption: 'Words say what is being waited for.',
    },
    {
      example: (
        <Button variant="primary" isLoading loadingText="Inviting...">
          Invite
        </Button>
      ),
      caption: 'A button brings its own and keeps its width.',
    },
  ],
  donts: [
    {
      example: <Spinner />,
      caption: 'Alone it says nothing to readers, nor to anybody with reduced motion.',
    },
    {
      example: (
        <Column>
          <Spinner label="Loading agents…" />
          <Spinner label="Loading calls…" />
          <Spinner label="Loading invoices…" />
        </Column>
      ),
      caption: 'One for a view: the parts keep their room with skeletons.',
    },
  ],
  anatomy: [
    {
      name: 'Beats',
      text: 'Three, 14 high, in the colour of the text around; they stand still with reduced motion.',
    },
    { name: 'Label', text: 'Beside the beats. It is announced where it stands in a live region.' },
  ],
  keyboard: [],
  content: [
    'A verb and what it is about: “Loading team…”, “Checking the status”.',
    'Fixed texts keep their dots as they are: “Inviting...”.',
  ],
};
