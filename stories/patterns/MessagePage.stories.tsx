import { Button, ComingSoonArt, MessagePage } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Patterns/MessagePage',
  tags: ['autodocs'],
  component: MessagePage,
  parameters: { layout: 'fullscreen' },
  args: {
    layout: 'content',
    illustration: <ComingSoonArt />,
    title: 'Something Amazing Is Coming',
    description: 'This page is being built. Nothing to do for now.',
  },
} satisfies Meta<typeof MessagePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A full page with the brand and a main landmark. */
export const Full: Story = {
  args: { layout: 'full', actions: <Button variant="primary">Go on</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};

/** An error shown instead of the requested page is announced. */
export const Failed: Story = {
  args: { isAlert: true, title: 'Oops, that is our bad' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Oops, that is our bad');
  },
};

export const LongContent: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaft '.repeat(4),
    description: 'Noch ein Satz. '.repeat(12),
  },
  globals: { viewport: { value: 'phone' } },
};
