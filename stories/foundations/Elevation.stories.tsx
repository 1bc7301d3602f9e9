import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sample, Page } from './foundation.styles.ts';
import { TokenTable } from './TokenTable.tsx';
import { baseTokens } from './tokenList.ts';

const uses = {
  '--platform-elevation-rest': 'Buttons, and the current page in the navigation',
  '--platform-elevation-raised': 'Dragged elements, and bars that stay while the page scrolls',
  '--platform-elevation-overlay': 'Menus, toasts and popovers',
  '--platform-elevation-modal': 'Dialogs and the sheet of a phone',
};

const sampleOf = (name: string) => <Sample style={{ boxShadow: `var(${name})` }} />;

function ElevationPage() {
  return (
    <Page>
      <header>
        <h1>Elevation</h1>
        <p>
          A shadow marks an overlay and is never decoration: prefer a hairline to a box, and a box
          to a shadow. In the dark theme, borders replace most shadows.
        </p>
      </header>
      <TokenTable tokens={baseTokens('elevation')} sampleOf={sampleOf} uses={uses} />
    </Page>
  );
}

const meta = {
  title: 'Foundations/Elevation',
  component: ElevationPage,
} satisfies Meta<typeof ElevationPage>;

export default meta;

export const Elevation: StoryObj<typeof meta> = {};
