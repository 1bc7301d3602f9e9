import { Button, Stack, Text, TextField } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Puts its children below or next to each other with a step of the spacing scale between them. For columns of equal width use a Grid.',
  dos: [
    {
      example: (
        <Stack gap="4">
          <TextField label="Boat" />
          <TextField label="Length" />
        </Stack>
      ),
      caption: 'The container sets the space, so that its children need no margins.',
    },
    {
      example: (
        <Stack direction="row" wraps gap="1 3">
          <Text weight="medium">Alma</Text>
          <Text tone="secondary">12 m</Text>
        </Stack>
      ),
      caption: 'A row that may get narrow wraps, with less space between its lines.',
    },
  ],
  donts: [
    {
      example: (
        <Stack direction="row" gap="2">
          <Button>Moor</Button>
          <Button>Leave</Button>
          <Button>Swap berths with another boat</Button>
        </Stack>
      ),
      caption: 'A row that cannot wrap overflows on a phone.',
    },
  ],
  anatomy: [
    { name: 'Gap', text: 'A step of the scale; two steps are lines and columns.' },
    { name: 'Direction', text: 'A column stretches its children, a row centres them.' },
    { name: 'Element', text: 'Use a list, section or header if that is its meaning.' },
  ],
  keyboard: [],
  content: ['The order of the children is the reading order.'],
};
