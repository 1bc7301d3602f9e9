import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sample, Page } from './foundation.styles.ts';
import { TokenTable } from './TokenTable.tsx';
import { baseTokens } from './tokenList.ts';

const sampleOf = (name: string) => <Sample style={{ borderRadius: `var(${name})` }} />;

function RadiusPage() {
  return (
    <Page>
      <header>
        <h1>Radius</h1>
        <p>
          Larger elements have rounder corners; a nested element is less round than its container.
          The reply shape, three round corners and a tight one, is for speech.
        </p>
      </header>
      <TokenTable tokens={baseTokens('radius')} sampleOf={sampleOf} />
    </Page>
  );
}

const meta = { title: 'Foundations/Radius', component: RadiusPage } satisfies Meta<
  typeof RadiusPage
>;

export default meta;

export const Radius: StoryObj<typeof meta> = {};
