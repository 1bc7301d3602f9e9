import { themeTokenNames } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Samples } from './samples.tsx';

const meta = { title: 'Foundations/Colours', component: Samples } satisfies Meta<typeof Samples>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour of the theme in the toolbar. */
export const Default: Story = {
  args: { names: themeTokenNames, styleOf: (name) => ({ background: `var(${name})` }) },
  play: async ({ globals }) => {
    const root = getComputedStyle(document.documentElement);
    await expect(root.colorScheme).toBe(globals['theme']);
    for (const name of themeTokenNames) {
      await expect(root.getPropertyValue(name), name).toMatch(/^oklch/u);
    }
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
