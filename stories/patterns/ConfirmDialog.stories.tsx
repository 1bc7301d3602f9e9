import { ConfirmDialog } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../docs/inFrame.ts';

const meta = {
  title: 'Patterns/ConfirmDialog',
  tags: ['autodocs'],
  parameters: inFrame,
  component: ConfirmDialog,
  args: {
    title: 'Delete this knowledge base?',
    description: 'Its documents are deleted with it. This cannot be undone.',
    details: <b>Returns and refunds</b>,
    confirmLabel: 'Delete',
    loadingText: 'Deleting…',
    onConfirm: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole('button', { name });

export const Default: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Delete this knowledge base?' });
    await waitFor(() => expect(button('Cancel')).toHaveFocus());
    button('Delete').click();
    button('Delete').click();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledOnce());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Cancelled: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(button('Cancel')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** While pending, it cannot be closed or confirmed again. */
export const Loading: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.click(button('Delete'));
    await userEvent.click(await screen.findByRole('button', { name: 'Deleting…' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { details: undefined } };

/** A failure is shown in the dialog, which can be confirmed again. */
export const Failed: Story = {
  args: { onConfirm: fn(async () => ({ status: 'refused', message: 'It is still in use.' })) },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.click(button('Delete'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('It is still in use.');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(button('Delete'));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(2));
  },
};

/** Important records are confirmed by typing their name. */
export const ByName: Story = {
  args: { confirmationText: 'Returns and refunds' },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    // A dialog takes the focus one frame after it opens; earlier keys go elsewhere.
    await waitFor(() => expect(button('Cancel')).toHaveFocus());
    const field = screen.getByRole('textbox', { name: 'Type “Returns and refunds” to confirm' });
    await userEvent.type(field, 'Returns');
    await userEvent.click(button('Delete'));
    await expect(field).toHaveAccessibleDescription('This is not the name.');
    await expect(field).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(field, ' and{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(field, ' refunds');
    await expect(field).toBeValid();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: {
    details: <b>{'Donaudampfschifffahrtsgesellschaftskapitänsmützenbestellung'.repeat(3)}</b>,
    confirmationText: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenbestellung',
    confirmLabel: 'Wissensdatenbank dauerhaft löschen',
    cancelLabel: 'Lieber doch behalten',
  },
  globals: { viewport: { value: 'phone' } },
};
