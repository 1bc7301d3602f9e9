import { Skeleton, Spinner } from '@platform/ui';
import { Column, Line } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

const full = { inlineSize: '100%' };

export const guide: ComponentGuide = {
  purpose:
    'Reserves the space of loading content, to avoid layout shifts. If the size is unknown, or for an action, use a Spinner with text.',
  dos: [
    {
      example: (
        <Column style={full}>
          <Spinner label="Loading team…" />
          <Line>
            <Skeleton width="34px" height="34px" radius="50%" />
            <Skeleton width="120px" />
          </Line>
        </Column>
      ),
      caption: 'The size and shape of the content, with a loading text next to it.',
    },
  ],
  donts: [
    {
      example: <Skeleton width="100%" height="64px" />,
      caption: 'One block for everything: the content will shift.',
    },
    {
      example: (
        <Line>
          <Skeleton width="34px" height="34px" radius="50%" />
          <Skeleton width="120px" />
        </Line>
      ),
      caption: 'Blocks alone are silent: screen readers do not learn that anything loads.',
    },
  ],
  anatomy: [
    {
      name: 'Block',
      text: 'In the colour of a pressed surface; 12 px high with a radius of 5 px by default.',
    },
    { name: 'Delay', text: 'Appears after 300 ms, so that fast content does not flash.' },
    {
      name: 'Pulse',
      text: 'Fades in and out in 1200 ms, without a shimmer; static with reduced motion.',
    },
  ],
  keyboard: [],
  content: ['It has no text. The text next to it says what is loading: “Loading team…”.'],
};
