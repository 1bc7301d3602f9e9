import { AlertDialog, Button } from '@platform/ui';
import type { AlertDialogProps } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../docs/inFrame.ts';

const meta = {
  title: 'Components/AlertDialog',
  tags: ['autodocs'],
  parameters: inFrame,
  component: AlertDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Are you sure you want to continue?',
    description: 'This action will permanently remove the user’s access.',
    details: 'Jonas Weber',
    confirmLabel: 'Remove',
    cancelLabel: 'Cancel',
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Default: Story = {};

export const ConfirmOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const body = bodyOf(canvasElement);
    const dialog = await body.findByRole('alertdialog', {
      name: 'Are you sure you want to continue?',
    });
    await expect(dialog).toHaveAccessibleDescription(
      'This action will permanently remove the user’s access.',
    );
    await waitFor(() => expect(body.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(dialog.parentElement ?? dialog);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(body.getByRole('button', { name: 'Remove' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** A way out that loses nothing is the primary button. */
export const Alternative: Story = {
  args: {
    title: 'Leave without saving?',
    description: 'What you typed will be lost.',
    details: undefined,
    confirmLabel: 'Leave',
    cancelLabel: 'Keep editing',
    alternative: { label: 'Save and leave', onPress: fn() },
  },
  parameters: { hasPicture: true, alsoIn: ['phone'] },
  play: async ({ args, canvasElement }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(await body.findByRole('button', { name: 'Save and leave' }));
    await expect(args.alternative?.onPress).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Deletes a row, and with it the button that opened the dialog. */
function Removal(props: AlertDialogProps) {
  const [step, setStep] = useState<'listed' | 'asking' | 'removed'>('listed');
  return (
    <main>
      <h1>Team</h1>
      {step === 'removed' ? null : <Button onClick={() => setStep('asking')}>Delete</Button>}
      <AlertDialog
        {...props}
        open={step === 'asking'}
        onOpenChange={() => setStep('listed')}
        onConfirm={() => setStep('removed')}
      />
    </main>
  );
}

export const KeyboardOnly: Story = {
  render: (args) => <Removal {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const body = bodyOf(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(body.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(body.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Team' })).toHaveFocus());
  },
};

export const Pending: Story = {
  args: { isPending: true, loadingText: 'Removing...' },
  play: async ({ args, canvasElement }) => {
    const body = bodyOf(canvasElement);
    await waitFor(() => expect(body.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(body.getByRole('button', { name: 'Removing...' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const WithoutDetails: Story = { args: { details: undefined } };

export const LongContent: Story = {
  args: {
    details: 'Maximiliane von und zu Hohenlohe-Waldenburg-Schillingsfürst',
    description:
      'Diese Aktion entzieht der Person dauerhaft den Zugang zu allen gemeinsamen Inhalten.',
    confirmLabel: 'Zugang dauerhaft entziehen',
    cancelLabel: 'Lieber doch nicht',
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
