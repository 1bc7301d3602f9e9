import { baseTokenNames } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Samples } from './samples.tsx';

const meta = { title: 'Foundations/Tokens', component: Samples } satisfies Meta<typeof Samples>;

export default meta;
type Story = StoryObj<typeof meta>;

const startingWith = (prefix: string) => baseTokenNames.filter((name) => name.startsWith(prefix));

export const Space: Story = {
  args: {
    names: startingWith('--space-'),
    styleOf: (name) => ({ inlineSize: `var(${name})`, background: 'var(--accent-solid)' }),
  },
};

export const Radius: Story = {
  args: {
    names: startingWith('--radius-'),
    styleOf: (name) => ({ borderRadius: `var(${name})`, background: 'var(--accent-soft-strong)' }),
  },
};

export const Elevation: Story = {
  args: {
    names: startingWith('--elevation-'),
    styleOf: (name) => ({ boxShadow: `var(${name})`, background: 'var(--surface-raised)' }),
  },
};

export const Sizes: Story = {
  args: {
    names: [...startingWith('--size-target'), ...startingWith('--density-')],
    styleOf: (name) => ({ blockSize: `var(${name})`, background: 'var(--surface-pressed)' }),
  },
};
