import { baseTokenNames } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Samples } from './samples.tsx';

const meta = {
  title: 'Foundations/Type',
  component: Samples,
  args: {
    names: baseTokenNames.filter((name) => name.startsWith('--type-')),
    styleOf: (name) => ({
      font: `var(${name})`,
      letterSpacing: `var(${name.replace('type', 'track')})`,
    }),
    children: 'Quiet until needed',
  },
} satisfies Meta<typeof Samples>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The roles of type; the two display roles are for voice moments only. */
export const Default: Story = {};

/** Scripts that load by what a page shows. */
export const Scripts: Story = {
  args: { children: 'Ærø · Łódź · Привет · नमस्ते · నమస్తే', names: ['--type-page', '--type-body'] },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(canvas.getAllByText(/नमस्ते/u)).toHaveLength(2);
    for (const family of ['Onest Variable', 'Anek Devanagari Variable', 'Anek Telugu Variable']) {
      const faces = [...document.fonts].filter((face) => face.family.includes(family));
      await expect(
        faces.some((face) => face.status === 'loaded'),
        family,
      ).toBe(true);
    }
  },
};
