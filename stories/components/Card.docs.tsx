import { Card, Link } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A box around what belongs together. A list of records is a table, one fact needs no box.',
  dos: [
    {
      example: (
        <Card title="Service quality" description="Across voice and chat">
          92% resolved
        </Card>
      ),
      caption: 'The title names the region.',
    },
    {
      example: (
        <Card title="Agents" actions={<Link href="#agents">View all</Link>}>
          12 online
        </Card>
      ),
      caption: 'What leads on stands at the end of the title.',
    },
  ],
  donts: [
    {
      example: (
        <Card title="Usage">
          <Card title="Calls" headingLevel={3}>
            148
          </Card>
        </Card>
      ),
      caption: 'A card in a card: take a heading and space.',
    },
  ],
  anatomy: [
    { name: 'Edge', text: 'A hairline, 12 px round, no shadow; the accent where it is chosen.' },
    { name: 'Title', text: 'A heading of the page’s outline.' },
    { name: 'Description', text: 'One line of what the figures cover.' },
    { name: 'Actions', text: 'A link, a badge or a menu.' },
  ],
  keyboard: [],
  content: ['The title is a noun.', 'No full stop in title and description.'],
};
