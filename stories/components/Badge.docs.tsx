import { Badge, Button } from '@platform/ui';
import { Row } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A status in one word. It is not pressed: what filters is a Select, what counts is text.',
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
      caption: 'Facts in colours look like states.',
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
    { name: 'Pill', text: '22 high, soft fill of the tone.' },
    { name: 'Mark', text: 'Dot is good, ring is waiting or off, square has failed.' },
    { name: 'Word', text: 'Cut where it ends, if it has to be.' },
  ],
  keyboard: [],
  content: [
    'One word, an adjective or participle: “Active”, “Connected”.',
    'The same word for the same state on every screen.',
  ],
};
