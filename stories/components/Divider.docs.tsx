import { Divider, Stack, Text } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A line between two groups where space alone is not enough. Rows of a list or table, and cards, have their own lines.',
  dos: [
    {
      example: (
        <Stack gap="3">
          <Text>Arrivals</Text>
          <Divider />
          <Text>Departures</Text>
        </Stack>
      ),
      caption: 'One line between two groups.',
    },
    {
      example: <Divider>or</Divider>,
      caption: 'A word or a date that says how the groups relate.',
    },
  ],
  donts: [
    {
      example: (
        <Stack gap="1">
          <Divider />
          <Text>Alma</Text>
          <Divider />
          <Text>Bella</Text>
          <Divider />
        </Stack>
      ),
      caption: 'Do not draw a line after every item: use a table, or space.',
    },
  ],
  anatomy: [
    { name: 'Line', text: 'A hairline in the border colour; stays in forced colours.' },
    { name: 'Text', text: 'Small and quiet, in the middle of a horizontal line.' },
  ],
  keyboard: [],
  content: ['At most a few words, without a full stop.'],
};
