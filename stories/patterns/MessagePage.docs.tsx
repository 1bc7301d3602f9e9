import { Button, ComingSoonArt, EmptyArt, ErrorArt, MessagePage } from '@platform/ui';
import { styled } from 'styled-components';
import type { ComponentGuide } from '../docs/guide.ts';

/** Shows a whole page at half its size. */
const Miniature = styled.div`
  display: grid;
  inline-size: 100%;
  zoom: 0.5;
`;

export const guide: ComponentGuide = {
  purpose:
    'A whole page with one message: not found, failed or coming soon. Use EmptyState for a list without rows, and RemoteContent for a part of a page that failed to load.',
  dos: [
    {
      example: (
        <Miniature>
          <MessagePage
            layout="content"
            illustration={<ComingSoonArt />}
            title="Something Amazing Is Coming"
            description="This page is being built. Nothing to do for now."
          />
        </Miniature>
      ),
      caption:
        'An illustration, a title and one sentence. Inside the shell, the page does not repeat the brand.',
    },
    {
      example: (
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
      caption: 'Say what happened and what to do; put the most useful action first.',
    },
  ],
  donts: [
    {
      example: (
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
      text: 'Use full for a page outside the shell, with the brand and a main landmark; use content inside the shell.',
    },
    { name: 'Illustration', text: 'One of the built-in illustrations, decorative.' },
    {
      name: 'Title',
      text: 'Serif, the only level-1 heading; it receives the focus after a route change.',
    },
    { name: 'Sentence', text: 'At most 44 characters per line, balanced.' },
    {
      name: 'More',
      text: 'Content between the sentence and the actions, such as a list of errors.',
    },
    { name: 'Actions', text: 'The primary action first; stacked on phones.' },
    {
      name: 'Alert',
      text: 'Title and sentence are announced at once if they replace the requested page.',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Moves from the title to the actions, the primary action first.' },
  ],
  content: [
    'The title says what happened; no codes, no blame, no exclamation mark.',
    'The sentence says what to do, or that there is nothing to do.',
    'Do not reword prescribed titles.',
  ],
};
