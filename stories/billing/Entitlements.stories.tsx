import { Button } from '@platform/ui';
import { EntitlementsDialog } from '@platform/ui/billing';
import type { EntitlementsDialogProps } from '@platform/ui/billing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { defaultEntitlements, entitlements } from './fixtures.ts';
import { loading, ready } from '../remotes.ts';

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

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Plan entitlements and usage' }));

const meta = {
  title: 'Billing/Entitlements',
  component: EntitlementsDialog,
  args: { entitlements: ready(entitlements), billingHref: '/billing', onClose: fn() },
  render: (args) => <EntitlementsDialog {...args} />,
} satisfies Meta<typeof EntitlementsDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { ...atEveryWidth, alsoIn: ['phone'] } };

export const Content: Story = {
  play: async () => {
    const inside = await dialog();
    await expect(inside.getAllByRole('meter')).toHaveLength(4);
    await expect(inside.getByText('Create voice agents')).toBeInTheDocument();
    await expect(inside.getByText('web, whatsapp')).toBeInTheDocument();
    await expect(inside.getByRole('link', { name: 'Billing & Subscriptions' })).toHaveAttribute(
      'href',
      '/billing',
    );
  },
};

export const Loading: Story = {
  args: { entitlements: loading },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByText('Loading usage...')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { entitlements: ready(null) },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByText('No entitlements found')).toBeInTheDocument();
  },
};

/** D19: after a failure all rights are off. */
export const DefaultLimits: Story = {
  args: { entitlements: ready(defaultEntitlements) },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByText('Default limits')).toBeInTheDocument();
    await expect(inside.getAllByText('Not included')).toHaveLength(4);
  },
};

export const OpenAndClose: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plan and usage' }));
    await dialog();
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
