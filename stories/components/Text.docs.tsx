import { Stack, Text } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Text in the sizes, weights and colours of the theme, so that a screen needs no text styles. The title of a page is a PageHeader, a state is a Badge.',
  dos: [
    {
      example: (
        <Stack gap="0-5">
          <Text as="h3" type="title" isTracked>
            Berth 14
          </Text>
          <Text as="p" size="md" tone="secondary">
            12 m, with power and water
          </Text>
        </Stack>
      ),
      caption: 'Choose the element by its meaning and the type by its look.',
    },
    {
      example: <Text tone="danger">Payment is overdue</Text>,
      caption: 'A tone supports what the words say.',
    },
  ],
  donts: [
    {
      example: (
        <Text type="section" weight="semibold">
          Berths
        </Text>
      ),
      caption: 'Text that only looks like a heading is missing from the outline of the page.',
    },
    {
      example: <Text tone="danger">14</Text>,
      caption: 'Colour alone does not say what is wrong with a figure.',
    },
  ],
  anatomy: [
    { name: 'Type', text: 'A role of the type scale: size, line height and weight together.' },
    { name: 'Size', text: '12, 13 or 14 px at the default text size, in rem.' },
    { name: 'Tone', text: 'A text colour of the theme with enough contrast on every surface.' },
    {
      name: 'Overflow',
      text: 'Wraps between words; breaksWords also breaks a word, isOneLine ends in an ellipsis.',
    },
  ],
  keyboard: [],
  content: ['Do not shorten texts that can wrap.', 'Figures below each other are tabular.'],
};
