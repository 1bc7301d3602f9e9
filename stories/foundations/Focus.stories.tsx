import { Button, Link, TextField } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Gallery, List, Rule } from '../docs/docs.styles.ts';
import { Page, Swatch } from './foundation.styles.ts';
import { TokenTable } from './TokenTable.tsx';
import { colourTokens } from './tokenList.ts';

const samples = [
  ['A ring of 2 px, 2 px away, around what is pressed.', <Button key="button">Invite</Button>],
  ['A field’s ring lies on its edge.', <TextField key="field" label="Email" />],
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
          One ring everywhere. It shows for the keyboard, is never removed and never cut by what
          scrolls around it. Press Tab to go through the samples.
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
        <h2>Where it goes</h2>
        <List>
          <li>What opens takes the focus, and gives it back to what opened it.</li>
          <li>
            After a change of page it goes to the heading, so that readers hear where they are.
          </li>
          <li>A form that is refused takes it to the first field in error.</li>
          <li>When what has it goes away, it goes to the nearest thing that stays.</li>
          <li>What is disabled for a reason keeps it, so that the reason can be read.</li>
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
