import { Link, LinkProvider } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Goes to another page or address. What does something is a Button; a place that deserves the look of one is a ButtonLink.',
  components: { Link, LinkProvider },
  dos: [
    {
      example: (
        <p>
          Only a tenant admin can change this. <Link href="#roles">Read about roles</Link>.
        </p>
      ),
      caption: 'The words say where it leads; in a text it is underlined.',
    },
    {
      example: (
        <Link href="https://example.com/" isExternal externalHint="opens in a new tab">
          Contact sales
        </Link>
      ),
      caption: 'An arrow, and words for readers, where it leaves the product.',
    },
  ],
  donts: [
    {
      example: (
        <p>
          To read about roles <Link href="#roles">click here</Link>.
        </p>
      ),
      caption: 'In a list of links nobody knows what is here.',
    },
    {
      example: <Link href="#">Delete agent</Link>,
      caption: 'What does something is a button.',
    },
  ],
  anatomy: [
    {
      name: 'Words',
      text: 'In the colour of links, medium weight; underlined under the pointer and in running text.',
    },
    { name: 'Arrow', text: 'Behind the words of a link that leaves the product.' },
    { name: 'Hint', text: 'For readers only: that it opens in a new tab.' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Goes to the link.' },
    { keys: 'Enter', effect: 'Opens the page; an external one in a new tab.' },
  ],
  content: [
    'Begin with the verb or name the page: “View all”, “Read about roles”.',
    'Two links with the same words lead to the same place.',
    'The full stop of the sentence stays outside.',
  ],
};
