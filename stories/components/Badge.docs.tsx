import { Badge, Button } from '@platform/ui';
import { Row } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A status in one word. It cannot be pressed: use a Select to filter, and plain text for counts.',
  dos: [
    {
      example: (
        <Row>
          <Badge tone="success">Active</Badge>
          <Badge tone="warning">Pending</Badge>
          <Badge tone="danger">Failed</Badge>
        </Row>
      ),
      caption: 'A word, a colour and a shape: dot, ring or square.',
    },
  ],
  donts: [
    {
      example: (
        <Row>
          <Badge tone="accent">Amara</Badge>
          <Badge tone="info">Berlin</Badge>
          <Badge tone="success">English</Badge>
        </Row>
      ),
      caption: 'Coloured facts look like states.',
    },
    {
      example: (
        <Row>
          <Badge tone="danger">Remove</Badge>
          <Button size="small">Remove</Button>
        </Row>
      ),
      caption: 'A verb looks like a button.',
    },
  ],
  anatomy: [
    { name: 'Pill', text: '22 px high, with the soft fill of its tone.' },
    { name: 'Mark', text: 'A dot means good, a ring waiting or off, a square failed.' },
    { name: 'Word', text: 'Truncated at the end if necessary.' },
  ],
  keyboard: [],
  content: [
    'One word, an adjective or participle: “Active”, “Connected”.',
    'Use the same word for the same state on every screen.',
  ],
};
