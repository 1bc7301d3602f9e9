import { Avatar, AvatarGroup } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';
import { Line } from './layout.tsx';

const people = ['Priya Nair', 'Amara Okafor', 'Jonas Weber', 'Elena Petrova', 'Li Wei'].map(
  (name) => ({ id: name, name }),
);

export const guide: ComponentGuide = {
  purpose: 'Several people in a small place, such as the members of a channel. One is an Avatar.',
  dos: [
    {
      example: <AvatarGroup people={people} max={3} />,
      caption: 'Three to five faces; the others are one press away.',
    },
  ],
  donts: [
    {
      example: (
        <Line>
          <Avatar name="Priya Nair" />
          <Avatar name="Amara Okafor" />
        </Line>
      ),
      caption: 'Avatars alone are decorative: screen readers skip them.',
    },
  ],
  anatomy: [
    { name: 'Avatars', text: 'Overlap; each has its name for screen readers and as a title.' },
    { name: 'Button', text: 'The number of the others; opens a list of their names.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', effect: 'Opens the list of the others.' },
    { keys: 'Escape', effect: 'Closes it; the focus returns to the button.' },
  ],
  content: ['The label says what they have in common: “Members”.', 'The most important first.'],
};
