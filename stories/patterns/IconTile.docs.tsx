import { IconTile } from '@platform/ui';
import { FileText, Mail, Phone, Settings, User } from 'lucide';
import { Line, Row } from '../components/layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'An icon on a tile, next to the name of a thing: a provider, a file, a type of call. For a person use an Avatar, for an action an IconButton.',
  dos: [
    {
      example: (
        <Line>
          <IconTile icon={Phone} tone="accent" />
          Inbound call
        </Line>
      ),
      caption: 'Text next to it names the thing.',
    },
    {
      example: (
        <Line>
          <IconTile icon={FileText} size="large" />
          contacts.csv
        </Line>
      ),
      caption: 'Neutral, unless the colour has a meaning.',
    },
  ],
  donts: [
    {
      example: (
        <Row>
          <IconTile icon={Phone} />
          <IconTile icon={Mail} />
          <IconTile icon={Settings} />
        </Row>
      ),
      caption: 'It is not a button: without text it says nothing, and it cannot be pressed.',
    },
    {
      example: (
        <Line>
          <IconTile icon={User} tone="success" />
          Priya Nair
        </Line>
      ),
      caption: 'A person has initials and their own tint; green means success.',
    },
  ],
  anatomy: [
    { name: 'Tile', text: '28, 34 or 44 px, round with one tight corner, like a speech bubble.' },
    {
      name: 'Icon',
      text: 'From the icon set, 14 to 20 px, in the colour of the tone; hidden from screen readers.',
    },
    {
      name: 'Tone',
      text: 'Neutral; accent for selected or the assistant; success and danger for results.',
    },
  ],
  keyboard: [],
  content: ['The text next to it names the thing, not the icon: “Inbound call”, not “Phone”.'],
};
