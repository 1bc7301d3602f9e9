import { Avatar } from '@platform/ui';
import { Line, Row } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A person’s picture or initials, beside their name. A thing, such as a provider or a file, takes an IconTile.',
  dos: [
    {
      example: (
        <Line>
          <Avatar name="Priya Nair" id="7" />
          Priya Nair
        </Line>
      ),
      caption: 'The name stands beside it: that is what readers hear.',
    },
    {
      example: (
        <Line>
          <Avatar name="noor.haddad@northwind.example" isPending />
          noor.haddad@northwind.example
        </Line>
      ),
      caption: 'Who has not accepted an invite is a dashed circle.',
    },
  ],
  donts: [
    {
      example: (
        <Row>
          <Avatar name="Priya Nair" id="0" />
          <Avatar name="Pablo Núñez" id="3" />
        </Row>
      ),
      caption: 'Initials alone name nobody.',
    },
    {
      example: (
        <Line>
          <Avatar name="Slack" />
          Slack
        </Line>
      ),
      caption: 'A provider is no person.',
    },
  ],
  anatomy: [
    {
      name: 'Circle',
      text: '34 px, 28 in the header; one of five calm tints. The id chooses it, so a person who is renamed keeps it.',
    },
    {
      name: 'Initials',
      text: 'The first letters of the first and the last word; of an address, what is before the @.',
    },
    { name: 'Picture', text: 'Covers the initials; they stay where it cannot be loaded.' },
    { name: 'Invite', text: 'A dashed circle with an envelope in place of both.' },
  ],
  keyboard: [],
  content: [
    'Hand over the name as the person writes it, in any script.',
    'Give the id where there is one: two people may have the same name.',
  ],
};
