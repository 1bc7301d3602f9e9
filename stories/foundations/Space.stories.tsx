import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bar, Page } from './foundation.styles.ts';
import { TokenTable } from './TokenTable.tsx';
import { baseTokens } from './tokenList.ts';

const uses = {
  '--platform-space-1': 'Between an icon and its neighbour, inside a chip',
  '--platform-space-2': 'Between buttons of one group',
  '--platform-space-3': 'Between a mark and its text',
  '--platform-space-3-5': 'Start and end of a button',
  '--platform-space-4': 'Between cards on a phone, and around a page on one',
  '--platform-space-4-5': 'Between the fields of a form',
  '--platform-space-5': 'Above the content of a page on phones, inside a card',
  '--platform-space-6': 'Between cards',
  '--platform-space-7': 'Under the header of a page',
  '--platform-space-9': 'Between the sections of a page',
  '--platform-space-10': 'At the sides of a page',
};

const sampleOf = (name: string) => <Bar style={{ inlineSize: `var(${name})` }} />;

function SpacePage() {
  return (
    <Page>
      <header>
        <h1>Space</h1>
        <p>
          Steps of 4 px, with halves where a control needs them. A parent sets the space between its
          children; a component has none outside of itself. A pixel beside a step is
          <code> calc(var(--platform-space-2) - 1px)</code>.
        </p>
      </header>
      <TokenTable tokens={baseTokens('space')} sampleOf={sampleOf} uses={uses} />
    </Page>
  );
}

const meta = { title: 'Foundations/Space', component: SpacePage } satisfies Meta<typeof SpacePage>;

export default meta;

export const Space: StoryObj<typeof meta> = {};
