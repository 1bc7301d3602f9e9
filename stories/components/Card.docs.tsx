import { Card, Link } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Groups related content in a box. For a list of records use a table; a single fact needs no box.',
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
      caption: 'Put links to more at the end of the title.',
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
      caption: 'Do not nest cards. Use a heading and space.',
    },
  ],
  anatomy: [
    {
      name: 'Edge',
      text: 'A hairline with a radius of 12 px, no shadow; in the accent colour if selected.',
    },
    { name: 'Title', text: 'A heading in the outline of the page.' },
    { name: 'Description', text: 'One line about what the figures cover.' },
    { name: 'Actions', text: 'A link, a badge or a menu.' },
  ],
  keyboard: [],
  content: ['The title is a noun.', 'No full stop in title and description.'],
};
