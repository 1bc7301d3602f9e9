import { Breadcrumb } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Breadcrumb',
  tags: ['autodocs'],
  component: Breadcrumb,
  args: {
    label: 'Breadcrumb',
    items: [{ label: 'Settings', href: '#settings' }, { label: 'Teams' }],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Settings' })).toBeVisible();
    await expect(canvas.getByText('Teams')).toHaveAttribute('aria-current', 'page');
  },
};

export const TopLevel: Story = { args: { items: [{ label: 'Dashboard' }] } };

export const CurrentPageOnly: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Settings' })).toBeNull();
    await expect(canvas.getByText('Teams')).toBeVisible();
  },
};
