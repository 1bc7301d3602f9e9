import { Button, Sheet } from '@platform/ui';
import type { SheetProps } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../docs/inFrame.ts';

function SheetWithOpener({ open: initial, onOpenChange, ...rest }: SheetProps) {
  const [open, setOpen] = useState(initial);
  const change: typeof onOpenChange = (next, reason) => {
    setOpen(next);
    onOpenChange?.(next, reason);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Sheet {...rest} open={open} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'Components/Sheet',
  tags: ['autodocs'],
  component: Sheet,
  parameters: { layout: 'fullscreen', ...inFrame },
  args: {
    open: false,
    onOpenChange: fn(),
    side: 'start',
    label: 'Navigation',
    closeLabel: 'Close',
    children: (
      <nav aria-label="Main">
        <a href="#dashboard">Dashboard</a>
      </nav>
    ),
  },
  render: (args) => <SheetWithOpener {...args} />,
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Default: Story = {
  args: { open: true },
};

export const CloseButton: Story = {
  ...Default,
  play: async ({ args, canvasElement }) => {
    const body = bodyOf(canvasElement);
    const sheet = await body.findByRole('dialog', { name: 'Navigation' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'close-press');
  },
};

export const Open: Story = { args: { open: true } };

export const Details: Story = { args: { open: true, side: 'end', label: 'Marcus Bell' } };

export const KeyboardOnly: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = bodyOf(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = await body.findByRole('dialog', { name: 'Navigation' });
    await waitFor(() => expect(sheet).toHaveFocus());
    await userEvent.tab();
    await expect(body.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.tab();
    await expect(body.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(body.getByRole('link', { name: 'Dashboard' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus();
  },
};

export const Swipe: Story = {
  args: { open: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const sheet = await bodyOf(canvasElement).findByRole('dialog', { name: 'Navigation' });
    const at = (clientX: number) => {
      const touch = new Touch({ identifier: 1, target: sheet, clientX, clientY: 200 });
      return { touches: [touch], changedTouches: [touch] };
    };
    await fireEvent.touchStart(sheet, at(200));
    await fireEvent.touchMove(sheet, at(180));
    await fireEvent.touchEnd(sheet, at(180));
    await expect(sheet).toBeInTheDocument();

    await fireEvent.touchStart(sheet, at(200));
    await fireEvent.touchMove(sheet, at(60));
    await fireEvent.touchEnd(sheet, at(60));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  },
};

export const LongContent: Story = {
  args: {
    open: true,
    side: 'end',
    label: 'Verlauf',
    children: (
      <ol>
        {Array.from({ length: 60 }, (_, index) => (
          <li key={index}>Gespräch mit der Abteilung für besondere Aufgaben {index + 1}</li>
        ))}
      </ol>
    ),
  },
};
