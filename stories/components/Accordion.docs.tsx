import { Accordion } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Sections of one kind, of which a user reads one or two. Parts that exclude one another are Tabs, one hidden detail is a Disclosure.',
  components: { 'Accordion.Root': Accordion.Root, 'Accordion.Item': Accordion.Item },
  dos: [
    {
      example: (
        <Accordion.Root defaultValue={['june']}>
          <Accordion.Item value="june" title="June 2024" note="82% used">
            820 of 1,000 tokens
          </Accordion.Item>
          <Accordion.Item value="may" title="May 2024" note="40% used">
            400 of 1,000 tokens
          </Accordion.Item>
        </Accordion.Root>
      ),
      caption: 'A note helps to choose what to open.',
    },
  ],
  donts: [
    {
      example: (
        <Accordion.Root mode="single" defaultValue={['name']}>
          <Accordion.Item value="name" title="Step 1: Name">
            …
          </Accordion.Item>
          <Accordion.Item value="plan" title="Step 2: Plan">
            …
          </Accordion.Item>
        </Accordion.Root>
      ),
      caption: 'For steps in an order, use a Stepper.',
    },
  ],
  anatomy: [
    { name: 'Header', text: 'A button in a heading of the given level, as wide as the list.' },
    { name: 'Panel', text: 'A region named by its header; not where more than six may be open.' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Goes from header to header, through the open panels.' },
    {
      keys: 'Enter, Space',
      effect: 'Opens or closes a section; in single mode, closes the other.',
    },
  ],
  content: ['Nouns in the same form for all items.', 'The first words make the difference.'],
};
