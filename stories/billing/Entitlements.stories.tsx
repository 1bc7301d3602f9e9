import { Button, EntitlementsDialog } from '@platform/ui';
import type { EntitlementsDialogProps } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { defaultEntitlements, entitlements, ready } from './fixtures.ts';

/** As it is opened from Team Management. */
function Opener(props: EntitlementsDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Plan and usage
      </Button>
      {isOpen ? (
        <EntitlementsDialog
          {...props}
          onClose={() => {
            setIsOpen(false);
            props.onClose();
          }}
        />
      ) : null}
    </>
  );
}

async function open(canvas: HTMLElement) {
  await userEvent.click(within(canvas).getByRole('button', { name: 'Plan and usage' }));
  return within(await screen.findByRole('dialog', { name: 'Plan entitlements and usage' }));
}

const meta = {
  title: 'Billing/Entitlements',
  component: EntitlementsDialog,
  args: { entitlements: ready(entitlements), billingHref: '/billing', onClose: fn() },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof EntitlementsDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getAllByRole('meter')).toHaveLength(4);
    await expect(dialog.getByText('Create voice agents')).toBeInTheDocument();
    await expect(dialog.getByText('web, whatsapp')).toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: 'Billing & Subscriptions' })).toHaveAttribute(
      'href',
      '/billing',
    );
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  args: { entitlements: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getByText('Loading usage...')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { entitlements: ready(null) },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getByText('No entitlements found')).toBeInTheDocument();
  },
};

/** D19: after a failure every right is off. */
export const DefaultLimits: Story = {
  args: { entitlements: ready(defaultEntitlements) },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getByText('Default limits')).toBeInTheDocument();
    await expect(dialog.getAllByText('Not included')).toHaveLength(4);
  },
};

export const Closing: Story = {
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Plan and usage' })).toHaveFocus(),
    );
  },
};
