import { themeTokenNames } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContrastTable } from './ContrastTable.tsx';
import { Page, Swatch } from './foundation.styles.ts';
import { hexOf } from './contrast.ts';
import { TokenTable } from './TokenTable.tsx';
import { colourGroups, colourTokens } from './tokenList.ts';

/** Use of the colours of each group. */
const uses: Readonly<Record<string, string>> = {
  surface: 'Backgrounds, from the canvas to overlays.',
  text: 'Primary for content, secondary for supporting text, tertiary for captions.',
  border: 'Hairlines inside a surface, borders around one, and 3:1 around inputs.',
  accent: 'The one primary action of a view, and what is selected. It never means “good”.',
  success: 'Success, or progress as expected.',
  warning: 'A condition that will need attention.',
  danger: 'Failures and destructive buttons.',
  info: 'Information that needs no action.',
  neutral: 'A status that is neither good nor bad.',
  track: 'Bars of meters, filled and empty.',
  chart: 'Series of a chart, in this order; from the fourth on, each has a label.',
  focus: 'The focus ring, and the gap inside it.',
  brand: 'The deep panels of sign-in and sales, the same in both themes.',
  avatar: 'Five muted pairs, chosen by the id of the person.',
};

const sampleOf = (name: string) => <Swatch style={{ background: `var(${name})` }} />;

function ColourPage() {
  return (
    <Page>
      <header>
        <h1>Colour</h1>
        <p>
          Warm paper, blue-black ink and one accent. Colour is used for actions, selection and
          status only, and never alone: a status has a word and a shape, too. Values are those of
          the theme in the toolbar.
        </p>
      </header>
      {colourGroups.map((group) => (
        <section key={group}>
          <h2>{group.replaceAll('-', ' ')}</h2>
          {uses[group] ? <p>{uses[group]}</p> : null}
          <TokenTable tokens={colourTokens(group)} sampleOf={sampleOf} write={hexOf} />
        </section>
      ))}
      <section>
        <h2>Contrast</h2>
        <ContrastTable />
      </section>
    </Page>
  );
}

const meta = { title: 'Foundations/Colour', component: ColourPage } satisfies Meta<
  typeof ColourPage
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour has a value in the theme of the toolbar, and every pair the contrast it needs. */
export const Colour: Story = {
  play: async ({ canvasElement, globals }) => {
    const root = getComputedStyle(document.documentElement);
    await expect(root.colorScheme).toBe(globals['theme']);
    for (const name of themeTokenNames) {
      await expect(root.getPropertyValue(name), name).toMatch(/^oklch/u);
    }
    await expect(canvasElement.querySelectorAll('[data-ratio="short"]')).toHaveLength(0);
  },
  parameters: { alsoIn: ['dark'] },
};
