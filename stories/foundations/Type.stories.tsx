import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Line, Page } from './foundation.styles.ts';
import { TokenTable } from './TokenTable.tsx';
import { baseTokens } from './tokenList.ts';

const roles = baseTokens('type');

const lineOf = (name: string, text: string) => (
  <Line style={{ font: `var(${name})`, letterSpacing: `var(${name.replace('type', 'track')})` }}>
    {text}
  </Line>
);

function TypePage({ sample }: { sample: string }) {
  return (
    <Page>
      <header>
        <h1>Type</h1>
        <p>
          Onest for the interface, with Anek for Hindi and Telugu; Source Serif for the two display
          roles, which belong to moments of voice: sign-in, and pages with nothing to show. Figures
          that are compared have one width.
        </p>
      </header>
      <TokenTable
        tokens={roles}
        write={(value) => value.split(' "')[0] ?? value}
        sampleOf={(name) => lineOf(name, sample)}
      />
    </Page>
  );
}

const meta = {
  title: 'Foundations/Type',
  component: TypePage,
  args: { sample: 'Quiet until needed' },
} satisfies Meta<typeof TypePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Type: Story = {};

/** Scripts whose fonts load only if a page uses them. */
export const Scripts: Story = {
  args: { sample: 'Ærø · Łódź · Привет · नमस्ते · నమస్తే' },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(canvas.getAllByText(/नमस्ते/u)).toHaveLength(roles.length);
    for (const family of ['Onest Variable', 'Anek Devanagari Variable', 'Anek Telugu Variable']) {
      const faces = [...document.fonts].filter((face) => face.family.includes(family));
      await expect(
        faces.some((face) => face.status === 'loaded'),
        family,
      ).toBe(true);
    }
  },
};
