import { Avatar } from '@platform/ui';
import { Line, Row } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A person’s picture or initials, next to their name. For a thing, such as a provider or a file, use an IconTile.',
  dos: [
    {
      example: (
        <Line>
          <Avatar name="Priya Nair" id="7" />
          Priya Nair
        </Line>
      ),
      caption: 'The name is next to it, and screen readers read the name.',
    },
    {
      example: (
        <Line>
          <Avatar name="noor.haddad@northwind.example" isPending />
          noor.haddad@northwind.example
        </Line>
      ),
      caption: 'A pending invite is a dashed circle.',
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
      caption: 'Initials alone do not identify a person.',
    },
    {
      example: (
        <Line>
          <Avatar name="Slack" />
          Slack
        </Line>
      ),
      caption: 'A provider is not a person.',
    },
  ],
  anatomy: [
    {
      name: 'Circle',
      text: '34 px, 28 px in the header, in one of five muted tints. The id determines the tint, so it stays after a change of name.',
    },
    {
      name: 'Initials',
      text: 'First letters of the first and last word; of an email address, from the part before the @.',
    },
    { name: 'Picture', text: 'Covers the initials, which stay if it cannot be loaded.' },
    { name: 'Invite', text: 'A dashed circle with an envelope instead of both.' },
  ],
  keyboard: [],
  content: [
    'Pass the name as the person writes it, in any script.',
    'Pass the id if there is one, because two people may have the same name.',
  ],
};
