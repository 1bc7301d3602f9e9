import { Skeleton, Spinner } from '@platform/ui';
import { Column, Line } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

const full = { inlineSize: '100%' };

export const guide: ComponentGuide = {
  purpose:
    'Keeps the room of what is loading, so that nothing jumps. Where the size is not known, or something is being done, take a Spinner with words.',
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
      caption: 'The size and the shape of what will come, and words beside it.',
    },
  ],
  donts: [
    {
      example: <Skeleton width="100%" height="64px" />,
      caption: 'One block for everything: the content will jump.',
    },
    {
      example: (
        <Line>
          <Skeleton width="34px" height="34px" radius="50%" />
          <Skeleton width="120px" />
        </Line>
      ),
      caption: 'Blocks alone are silent: readers are not told that anything loads.',
    },
  ],
  anatomy: [
    {
      name: 'Block',
      text: 'In the colour of what is pressed; 12 high and 5 round unless told otherwise.',
    },
    { name: 'Delay', text: 'Shows after 300 ms: what comes at once never flashes.' },
    {
      name: 'Pulse',
      text: 'Fades in and out in 1200 ms, without a shimmer; stands still with reduced motion.',
    },
  ],
  keyboard: [],
  content: ['It has no words. Those beside it say what is loading: “Loading team…”.'],
};
