import { Spinner } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Narrow } from './layout.tsx';

const meta = { title: 'Components/Spinner', tags: ['autodocs'], component: Spinner } satisfies Meta<
  typeof Spinner
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Labelled: Story = {
  args: { label: 'Loading team data...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading team data...')).toBeVisible();
  },
};

export const LongContent: Story = {
  args: { label: 'Die Daten des Teams werden gerade geladen, das dauert einen Augenblick …' },
  render: (args) => (
    <Narrow>
      <Spinner {...args} />
    </Narrow>
  ),
};
