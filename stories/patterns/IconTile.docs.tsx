import { IconTile } from '@platform/ui';
import { FileText, Mail, Phone, Settings, User } from 'lucide';
import { Line, Row } from '../components/layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'An icon on a tile, beside the name of a thing: a provider, a file, a kind of call. A person is an Avatar, what can be pressed an IconButton.',
  dos: [
    {
      example: (
        <Line>
          <IconTile icon={Phone} tone="accent" />
          Inbound call
        </Line>
      ),
      caption: 'Words beside it say what it stands for.',
    },
    {
      example: (
        <Line>
          <IconTile icon={FileText} size="large" />
          contacts.csv
        </Line>
      ),
      caption: 'Neutral, unless the colour means something.',
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
      caption: 'It is no button: without words it says nothing, and it cannot be pressed.',
    },
    {
      example: (
        <Line>
          <IconTile icon={User} tone="success" />
          Priya Nair
        </Line>
      ),
      caption: 'A person has initials and a tint of their own; green says that something is good.',
    },
  ],
  anatomy: [
    { name: 'Tile', text: '28, 34 or 44 px, round with one tight corner: the reply.' },
    {
      name: 'Icon',
      text: 'Of the set, 14 to 20 px, in the colour of the tone; hidden from readers.',
    },
    {
      name: 'Tone',
      text: 'Neutral; accent for what is chosen or the assistant’s; success and danger for an outcome.',
    },
  ],
  keyboard: [],
  content: ['The words beside it name the thing, not the icon: “Inbound call”, not “Phone”.'],
};
