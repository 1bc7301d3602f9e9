import { Banner, Button } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A condition that lasts: offline, a cancelled plan, a list that could not be read. An event is a Toast.',
  dos: [
    {
      example: (
        <Banner
          tone="danger"
          title="Unable to fetch integrations"
          actions={<Button size="small">Retry</Button>}
        >
          Failed to load integrations. Please try again.
        </Banner>
      ),
      caption: 'What holds, what to do, and the button that does it.',
    },
    {
      example: <Banner tone="warning">You are offline. What you see may be out of date.</Banner>,
      caption: 'It goes by itself when the condition ends.',
    },
  ],
  donts: [
    {
      example: <Banner tone="success">Role updated</Banner>,
      caption: 'Something that happened is a toast.',
    },
    {
      example: (
        <Banner
          tone="info"
          actions={
            <>
              <Button size="small">Retry</Button>
              <Button size="small">Later</Button>
            </>
          }
        >
          The list is old.
        </Banner>
      ),
      caption: 'One button at most.',
    },
  ],
  anatomy: [
    { name: 'Ground', text: 'Soft fill and edge of the tone, as wide as the content.' },
    { name: 'Icon', text: 'Says the tone without colour.' },
    { name: 'Title', text: 'May go, where one sentence says it.' },
    { name: 'Sentence', text: 'What holds and what to do.' },
    { name: 'Action', text: 'One small button.' },
  ],
  keyboard: [],
  content: [
    'The title is what holds, without a full stop.',
    'The sentence says what to do.',
    'Danger is announced at once, the rest politely.',
    'Where two stand together, their parent keeps them apart.',
  ],
};
