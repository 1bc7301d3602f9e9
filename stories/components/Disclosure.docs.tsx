import { Disclosure } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Details that few users need, below the line that names them. Several of them in a column are an Accordion, a small dialog is a Popover.',
  dos: [
    {
      example: <Disclosure title="3 sources">Handbook, price list, opening hours</Disclosure>,
      caption: 'The label says what is inside and stays the same while it is open.',
    },
  ],
  donts: [
    {
      example: <Disclosure title="Show more">Card ending in 4242 was declined.</Disclosure>,
      caption: 'An error or a required field is never behind it.',
    },
  ],
  anatomy: [
    { name: 'Button', text: 'A line of text, a row as wide as its parent, or a box.' },
    { name: 'Heading', text: 'Wraps the button where the title is part of the page’s outline.' },
    { name: 'Note', text: 'A few words or a badge at the end; the description of the button.' },
    {
      name: 'Panel',
      text: 'Stays mounted. While closed, keyboard, screen readers and find-in-page skip it.',
    },
  ],
  keyboard: [
    { keys: 'Enter, Space', effect: 'Opens or closes it; the focus stays on the button.' },
  ],
  content: ['A noun with a count if there is one: “3 sources”.', 'No “Show” and “Hide”.'],
};
