import { Button, EmptyArt, EmptyState, NoResultsArt } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose: 'Says that a list is empty, and what to do about it.',
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
      caption: 'Say how to add the first one.',
    },
    {
      example: (
        <EmptyState
          illustration={<NoResultsArt />}
          title="No people found"
          description="Try another name."
        />
      ),
      caption: 'If a search finds nothing, say so and keep the search.',
    },
  ],
  donts: [
    {
      example: <EmptyState title="Nothing here!" />,
      caption: 'It offers no next step.',
    },
  ],
  anatomy: [
    { name: 'Illustration', text: 'At most 240 px wide.' },
    { name: 'Title', text: 'Names what is missing.' },
    { name: 'Description', text: 'One sentence: what to do next.' },
    { name: 'Action', text: 'One at most; none if the user may not do it.' },
  ],
  keyboard: [],
  content: [
    '“No … yet” for a first use, “No … found” for a search.',
    'No humour if the user has lost something.',
  ],
};
