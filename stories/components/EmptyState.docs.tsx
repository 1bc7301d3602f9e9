import { Button, EmptyArt, EmptyState, NoResultsArt } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose: 'Says that there is nothing to list, and what to do about it.',
  dos: [
    {
      example: (
        <EmptyState
          illustration={<EmptyArt />}
          title="No contacts yet"
          description="Add the first one or import a file."
          actions={<Button variant="primary">Add Contact</Button>}
        />
      ),
      caption: 'Say how the first one comes.',
    },
    {
      example: (
        <EmptyState
          illustration={<NoResultsArt />}
          title="No people found"
          description="Try another name."
        />
      ),
      caption: 'A search that found nothing says so, and keeps the search.',
    },
  ],
  donts: [
    {
      example: <EmptyState title="Nothing here!" />,
      caption: 'It leaves people without a way on.',
    },
  ],
  anatomy: [
    { name: 'Illustration', text: '240 wide at most.' },
    { name: 'Title', text: 'What there is none of.' },
    { name: 'Description', text: 'One sentence: what to do next.' },
    { name: 'Action', text: 'One at most; none where the reader may not do it.' },
  ],
  keyboard: [],
  content: [
    '“No … yet” for a first time, “No … found” for a search.',
    'No humour where somebody lost something.',
  ],
};
