import { Button, Dialog, RadioGroup, TextField } from '@platform/ui';
import type { DialogRootProps } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../docs/inFrame.ts';

function DialogWithOpener({ open: initial, onOpenChange, children, ...rest }: DialogRootProps) {
  const [open, setOpen] = useState(initial);
  const change: typeof onOpenChange = (next, reason) => {
    setOpen(next);
    onOpenChange?.(next, reason);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Invite User</Button>
      <Dialog.Root {...rest} open={open} onOpenChange={change}>
        {children}
        <Dialog.Footer>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button variant="primary">Invite</Button>
        </Dialog.Footer>
      </Dialog.Root>
    </>
  );
}

const meta = {
  title: 'Components/Dialog',
  tags: ['autodocs'],
  parameters: inFrame,
  component: Dialog.Root,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Invite User',
    closeLabel: 'Close',
    children: (
      <Dialog.Body>
        <TextField label="Email Address" isRequired placeholder="Enter Email Address" />
        <TextField label="Note" />
      </Dialog.Body>
    ),
  },
  render: (args) => <DialogWithOpener {...args} />,
} satisfies Meta<typeof Dialog.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Default: Story = {
  args: { open: true, description: 'They get an e-mail with a link.' },
  play: async ({ canvasElement }) => {
    const body = bodyOf(canvasElement);
    const dialog = await body.findByRole('dialog', { name: 'Invite User' });
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(dialog).toHaveAccessibleDescription('They get an e-mail with a link.');
    await waitFor(() => expect(body.getByRole('textbox', { name: 'Email Address' })).toHaveFocus());
  },
  parameters: { alsoIn: ['phone'] },
};

export const KeyboardOnly: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = bodyOf(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Invite User' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await body.findByRole('dialog');
    await waitFor(() => expect(body.getByRole('textbox', { name: 'Email Address' })).toHaveFocus());

    const stops = ['Note', 'Cancel', 'Invite', 'Close', 'Email Address'];
    for (const name of stops) {
      await userEvent.tab();
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
    }
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Close'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

/** A key pressed before the next frame goes to the dialog. */
export const TakesKeysAtOnce: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { body } = canvasElement.ownerDocument;
    const isFocusInside = new Promise<boolean>((resolve) => {
      const observer = new MutationObserver(() => {
        const dialog = body.querySelector('[role="dialog"]');
        if (!dialog) return;
        observer.disconnect();
        resolve(dialog.contains(body.ownerDocument.activeElement));
      });
      observer.observe(body, { childList: true, subtree: true });
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Invite User' }));
    await expect(await isFocusInside).toBe(true);
  },
};

export const ClosesByBackdrop: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Invite User' }));
    const dialog = await body.findByRole('dialog');
    const backdrop = dialog.parentElement;
    await expect(backdrop).not.toBeNull();

    // Releasing the pointer outside after selecting text keeps it open.
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: dialog },
      { keys: '[/MouseLeft]', target: backdrop ?? dialog },
    ]);
    await expect(dialog).toBeInTheDocument();
    await userEvent.click(backdrop ?? dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'outside-press');
    await expect(canvas.getByRole('button', { name: 'Invite User' })).toHaveFocus();
  },
};

export const NotDismissable: Story = {
  args: { open: true, isDismissable: false },
  play: async ({ args, canvasElement }) => {
    const dialog = await bodyOf(canvasElement).findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(dialog.parentElement ?? dialog);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog.contains(document.activeElement)).toBe(true);
  },
};

/** The page neither scrolls nor can be read by a screen reader; both are undone on close. */
export const LocksPage: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { body } = canvasElement.ownerDocument;
    const opener = canvas.getByRole('button', { name: 'Invite User' });
    await userEvent.click(opener);
    const dialog = await bodyOf(canvasElement).findByRole('dialog');
    await expect(body).toHaveStyle({ overflow: 'hidden' });
    await expect(canvas.queryByRole('button', { name: 'Invite User' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(body).not.toHaveStyle({ overflow: 'hidden' });
    await expect(canvas.getByRole('button', { name: 'Invite User' })).toHaveFocus();
  },
};

/** Tab leaves the chosen radio button, which is not the last stop of the dialog by its markup. */
export const KeepsTabFromRadios: Story = {
  render: (args) => (
    <Dialog.Root {...args} open hasCloseButton={false} title="Role">
      <Dialog.Body>
        <RadioGroup
          label="Role"
          defaultValue="member"
          options={[
            { value: 'member', label: 'Member' },
            { value: 'admin', label: 'Admin' },
          ]}
        />
      </Dialog.Body>
    </Dialog.Root>
  ),
  play: async ({ canvasElement }) => {
    const body = bodyOf(canvasElement);
    const radio = await body.findByRole('radio', { name: 'Member' });
    await waitFor(() => expect(radio).toHaveFocus());
    await userEvent.tab();
    await expect(await body.findByRole('dialog')).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.tab({ shift: true });
    await expect(await body.findByRole('dialog')).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

function NestedDialogs() {
  const [isConfirming, setConfirming] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog.Root title="Edit" open={isOpen} onOpenChange={setOpen}>
        <Dialog.Footer>
          <Button onClick={() => setConfirming(true)}>Discard</Button>
        </Dialog.Footer>
        <Dialog.Root title="Discard changes?" open={isConfirming} onOpenChange={setConfirming}>
          <Dialog.Footer>
            <Button onClick={() => setOpen(false)}>Close both</Button>
          </Dialog.Footer>
        </Dialog.Root>
      </Dialog.Root>
    </>
  );
}

/** Each layer hides those below it; closing all at once frees the page. */
export const Nested: Story = {
  render: () => <NestedDialogs />,
  play: async ({ canvas, canvasElement }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.click(await body.findByRole('button', { name: 'Discard' }));
    await body.findByRole('dialog', { name: 'Discard changes?' });
    await expect(body.queryByRole('dialog', { name: 'Edit' })).toBeNull();

    await userEvent.keyboard('{Escape}');
    await body.findByRole('dialog', { name: 'Edit' });
    await expect(body.getByRole('button', { name: 'Discard' })).toHaveFocus();
    await expect(canvasElement.ownerDocument.body).toHaveStyle({ overflow: 'hidden' });

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await body.findByRole('button', { name: 'Close both' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await expect(canvasElement.ownerDocument.body).not.toHaveStyle({ overflow: 'hidden' });
  },
};

export const Large: Story = { args: { open: true, size: 'large' } };

export const LongContent: Story = {
  args: {
    open: true,
    title: 'Mitglieder in den gemeinsamen Arbeitsbereich der Organisation einladen',
    children: (
      <Dialog.Body>
        {Array.from({ length: 12 }, (_, index) => (
          <TextField key={index} label={`Adresse ${index + 1}`} />
        ))}
      </Dialog.Body>
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await bodyOf(canvasElement).findByRole('dialog');
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};
