import { Button, Link, TextField } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Gallery, List, Rule } from '../docs/docs.styles.ts';
import { Page, Swatch } from './foundation.styles.ts';
import { TokenTable } from './TokenTable.tsx';
import { colourTokens } from './tokenList.ts';

const samples = [
  ['A ring of 2 px at a distance of 2 px around buttons.', <Button key="button">Invite</Button>],
  ['The ring of a field is on its border.', <TextField key="field" label="Email" />],
  [
    'A link keeps its underline and has the ring.',
    <Link key="link" href="#team">
      Open the team
    </Link>,
  ],
] as const;

const sampleOf = (name: string) => <Swatch style={{ background: `var(${name})` }} />;

function FocusPage() {
  return (
    <Page>
      <header>
        <h1>Focus</h1>
        <p>
          One ring everywhere. It is visible for keyboard users, never removed and never clipped.
          Press Tab to go through the samples.
        </p>
      </header>
      <Gallery>
        {samples.map(([caption, drawing]) => (
          <Rule key={caption} data-kind="sample">
            <div>{drawing}</div>
            <figcaption>{caption}</figcaption>
          </Rule>
        ))}
      </Gallery>
      <TokenTable
        tokens={colourTokens('focus')}
        sampleOf={sampleOf}
        uses={{
          '--platform-focus-ring': 'The ring itself',
        }}
      />
      <section>
        <h2>Where the focus moves</h2>
        <List>
          <li>A layer takes the focus when it opens and returns it to its opener.</li>
          <li>After a change of page, to the heading, so that screen readers announce the page.</li>
          <li>After a rejected submit, to the first invalid field.</li>
          <li>If the focused element is removed, to the nearest element that stays.</li>
          <li>
            A control with a disabled reason keeps the focus, so that users can read the reason.
          </li>
        </List>
      </section>
    </Page>
  );
}

const meta = { title: 'Foundations/Focus', component: FocusPage } satisfies Meta<typeof FocusPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Focus: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Invite' });
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineWidth).toBe('2px');
  },
};
