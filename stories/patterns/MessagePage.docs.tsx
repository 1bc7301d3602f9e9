import { Button, ComingArt, EmptyArt, ErrorArt, MessagePage } from '@platform/ui';
import { styled } from 'styled-components';
import type { ComponentGuide } from '../docs/guide.ts';

/** A whole page, half as large. */
const Miniature = styled.div`
  display: grid;
  inline-size: 100%;
  zoom: 0.5;
`;

export const guide: ComponentGuide = {
  purpose:
    'A page of a few words: not found, failed, coming. A list without rows keeps its page and takes an EmptyState; a part that failed takes RemoteContent.',
  dos: [
    {
      drawing: (
        <Miniature>
          <MessagePage
            layout="content"
            illustration={<ComingArt />}
            title="Something Amazing Is Coming"
            description="This page is being built. Nothing to do for now."
          />
        </Miniature>
      ),
      caption: 'Art, a title, one sentence. Inside the shell it has no brand of its own.',
    },
    {
      drawing: (
        <Miniature>
          <MessagePage
            layout="content"
            illustration={<ErrorArt />}
            title="This page could not be loaded"
            description="Reload it. What you typed on other pages is kept."
            actions={
              <>
                <Button variant="primary">Reload</Button>
                <Button>Go to dashboard</Button>
              </>
            }
          />
        </Miniature>
      ),
      caption: 'What happened, what to do, and the way on first.',
    },
  ],
  donts: [
    {
      drawing: (
        <Miniature>
          <MessagePage
            layout="content"
            illustration={<EmptyArt />}
            title="No contacts"
            actions={<Button variant="primary">Add Contact</Button>}
          />
        </Miniature>
      ),
      caption: 'A list without rows keeps its header, search and actions.',
    },
  ],
  anatomy: [
    {
      name: 'Layout',
      text: 'Full stands alone, with the brand and a main landmark; content stands inside the shell.',
    },
    { name: 'Illustration', text: 'One of the set, decorative.' },
    {
      name: 'Title',
      text: 'Serif, the only heading of the first level; it takes the focus of a change of route.',
    },
    { name: 'Sentence', text: 'At most 44 characters a line, balanced.' },
    { name: 'More', text: 'Between sentence and actions, such as a list of what is wrong.' },
    { name: 'Actions', text: 'The primary one first; below one another on phones.' },
    {
      name: 'Alert',
      text: 'Title and sentence are announced at once where they stand in for the page that was asked for.',
    },
  ],
  keyboard: [{ keys: 'Tab', effect: 'From the title to the actions, the primary one first.' }],
  content: [
    'The title says what happened; no codes, no blame, no exclamation mark.',
    'The sentence says what to do, or that there is nothing to do.',
    'Fixed titles are kept to the letter.',
  ],
};
