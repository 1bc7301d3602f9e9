import { Banner, Button } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A lasting condition: offline, a cancelled plan, a list that failed to load. For an event, use a Toast.',
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
      caption: 'What is the case, what to do, and a button to do it.',
    },
    {
      example: <Banner tone="warning">You are offline. What you see may be out of date.</Banner>,
      caption: 'It disappears when the condition ends.',
    },
  ],
  donts: [
    {
      example: <Banner tone="success">Role updated</Banner>,
      caption: 'An event belongs in a Toast.',
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
      caption: 'Use one button at most.',
    },
  ],
  anatomy: [
    { name: 'Surface', text: 'Soft fill and border of its tone, as wide as the content.' },
    { name: 'Icon', text: 'Shows the tone without colour.' },
    { name: 'Title', text: 'Optional if one sentence is enough.' },
    { name: 'Sentence', text: 'What is the case and what to do.' },
    { name: 'Action', text: 'One small button.' },
  ],
  keyboard: [],
  content: [
    'The title states the condition, without a full stop.',
    'The sentence says what to do.',
    'Errors are announced at once, other tones politely.',
    'Several banners are spaced by their parent.',
  ],
};
