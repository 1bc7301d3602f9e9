import { Banner, Button } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Banner',
  tags: ['autodocs'],
  component: Banner,
  args: { tone: 'info', children: 'Only a tenant admin can change subscription.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Only a tenant admin');
  },
};

export const Success: Story = { args: { tone: 'success', children: 'The plan was changed.' } };

export const Warning: Story = {
  args: { tone: 'warning', title: 'You are offline', children: 'What you see may be out of date.' },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Unable to fetch integrations',
    children: 'Failed to load integrations. Please try again.',
    actions: <Button size="small">Retry</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unable to fetch integrations');
  },
  parameters: { alsoIn: ['phone'] },
};
