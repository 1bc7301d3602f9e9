import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Runner } from './foundation.styles.ts';
import { TokenTable } from './TokenTable.tsx';
import { motionTokens } from './tokenList.ts';

const uses = {
  '--platform-motion-duration-instant': 'A press',
  '--platform-motion-duration-fast': 'Hover, menus',
  '--platform-motion-duration-base': 'Dialogs and sheets',
  '--platform-motion-duration-slow': 'Expanding sections, and the fill of a meter',
  '--platform-motion-duration-beat': 'One cycle of the spinner',
  '--platform-motion-ease-out': 'What comes in',
  '--platform-motion-ease-in-out': 'What moves from place to place',
};

const run = (time: string, curve: string) => (
  <Runner style={{ '--runner-time': `var(${time})`, '--runner-curve': `var(${curve})` }} />
);

function MotionPage() {
  return (
    <Page>
      <header>
        <h1>Motion</h1>
        <p>
          Elements enter by rising 4 px or growing from 98 percent, and leave by fading. Hover over
          a row to see its motion.
        </p>
      </header>
      <section>
        <h2>Durations</h2>
        <TokenTable
          tokens={motionTokens.durations}
          sampleOf={(name) => run(name, '--platform-motion-ease-out')}
          uses={uses}
        />
      </section>
      <section>
        <h2>Curves</h2>
        <TokenTable
          tokens={motionTokens.curves}
          sampleOf={(name) => run('--platform-motion-duration-beat', name)}
          uses={uses}
        />
      </section>
      <section>
        <h2>Reduced motion</h2>
        <p>{motionTokens.reduced}</p>
      </section>
    </Page>
  );
}

const meta = { title: 'Foundations/Motion', component: MotionPage } satisfies Meta<
  typeof MotionPage
>;

export default meta;

export const Motion: StoryObj<typeof meta> = {};
