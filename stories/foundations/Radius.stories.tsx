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
          The larger the thing, the rounder its corners; what lies in something rounded is less
          round than that. The reply corner, three round and one tight, belongs to speech.
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
