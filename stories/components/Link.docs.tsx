import { Link, LinkProvider } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Goes to another page or URL. For an action use a Button; for a link that looks like a button, a ButtonLink.',
  components: { Link, LinkProvider },
  dos: [
    {
      example: (
        <p>
          Only a tenant admin can change this. <Link href="#roles">Read about roles</Link>.
        </p>
      ),
      caption: 'The text says where it leads; in running text it is underlined.',
    },
    {
      example: (
        <Link href="https://example.com/" isExternal externalHint="opens in a new tab">
          Contact sales
        </Link>
      ),
      caption: 'An arrow and a hidden text if it leaves the product.',
    },
  ],
  donts: [
    {
      example: (
        <p>
          To read about roles <Link href="#roles">click here</Link>.
        </p>
      ),
      caption: 'In a list of links, “here” says nothing.',
    },
    {
      example: <Link href="#">Delete agent</Link>,
      caption: 'For an action, use a Button.',
    },
  ],
  anatomy: [
    {
      name: 'Text',
      text: 'In the link colour, medium weight; underlined on hover and in running text.',
    },
    { name: 'Arrow', text: 'After the text of a link that leaves the product.' },
    { name: 'Hint', text: 'For screen readers: it opens in a new tab.' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the link.' },
    { keys: 'Enter', effect: 'Opens the page; an external link in a new tab.' },
  ],
  content: [
    'Begin with a verb or name the page: “View all”, “Read about roles”.',
    'Two links with the same text lead to the same page.',
    'The full stop of a sentence is outside of the link.',
  ],
};
