import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Runner } from './foundation.styles.ts';
import { TokenTable } from './TokenTable.tsx';
import { motionTokens } from './tokenList.ts';

const uses = {
  '--platform-motion-duration-instant': 'A press',
  '--platform-motion-duration-fast': 'Hover, menus',
  '--platform-motion-duration-base': 'Dialogs and sheets',
  '--platform-motion-duration-slow': 'What unfolds, and the filling of a meter',
  '--platform-motion-duration-beat': 'One turn of the waiting beats',
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
          What comes in rises by 4 px or grows from 98 percent; what leaves fades. Put the pointer
          on a row to see it move.
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
