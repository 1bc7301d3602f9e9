import {
  Button,
  Dialog,
  SidePanel,
  SidePanelContainer,
  ToastProvider,
  ToastRegion,
  useToasts,
} from '@platform/ui';
import type { ToastRegionProps } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inFrame } from '../docs/inFrame.ts';

function Stateful({ toasts, onDismiss, ...rest }: ToastRegionProps) {
  const [remaining, setRemaining] = useState(toasts);
  const handleDismiss = useCallback(
    (id: string) => {
      setRemaining((current) => current.filter((toast) => toast.id !== id));
      onDismiss(id);
    },
    [onDismiss],
  );
  return <ToastRegion {...rest} toasts={remaining} onDismiss={handleDismiss} />;
}

const meta = {
  title: 'Components/Toast',
  tags: ['autodocs'],
  parameters: inFrame,
  component: Stateful,
  args: {
    label: 'Messages',
    closeLabel: 'Close message',
    onDismiss: fn(),
    toasts: [
      { id: 'updated', message: 'Role updated', tone: 'success' },
      { id: 'failed', message: 'Failed to update role', tone: 'danger' },
      { id: 'pending', message: 'Setup is in progress', tone: 'info' },
      { id: 'fourth', message: 'Member removed', tone: 'success' },
    ],
  },
} satisfies Meta<typeof Stateful>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const QueuesBeyondThree: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to update role');
    await expect(canvas.getAllByRole('status').map((toast) => toast.textContent)).toEqual([
      'Role updated',
      'Setup is in progress',
    ]);
    // The fourth waits until there is room.
    await expect(canvas.queryByText('Member removed')).toBeNull();
    const [first] = canvas.getAllByRole('button', { name: 'Close message' });
    if (first) await userEvent.click(first);
    await expect(args.onDismiss).toHaveBeenCalledWith('updated');
    await waitFor(() => expect(canvas.getByText('Member removed')).toBeVisible());
  },
};

/** After a toast is used, focus returns to where it was, even if it was the only toast. */
export const FocusReturns: Story = {
  args: { toasts: [{ id: 'read', message: 'All are read', tone: 'success' }] },
  render: (args) => (
    <>
      <Button>Mark all read</Button>
      <Stateful {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Mark all read' });
    button.focus();
    await userEvent.keyboard('{F8}');
    await expect(canvas.getByRole('button', { name: 'Close message' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A toast never covers the focused control: it moves to the top instead. */
export const AvoidsFocusedControl: Story = {
  render: (args) => (
    <>
      <Stateful {...args} />
      <div style={{ position: 'fixed', insetBlockEnd: 40, insetInlineEnd: 40 }}>
        <Button>Save</Button>
      </div>
      <Button>Elsewhere</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    const bottom = () => canvas.getByRole('region').getBoundingClientRect().bottom;
    await expect(bottom()).toBeGreaterThan(save.getBoundingClientRect().top);
    save.focus();
    await expect(bottom()).toBeLessThan(save.getBoundingClientRect().top);
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(bottom()).toBeGreaterThan(save.getBoundingClientRect().top);
  },
};

export const Repeated: Story = {
  args: {
    toasts: [{ id: 'failed', message: 'Failed to load', tone: 'danger', count: 3 }],
    repeatedLabel: (count) => `Shown ${count} times`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load×3 Shown 3 times');
  },
};

export const WithAction: Story = {
  args: {
    toasts: [
      { id: 'other', message: 'Role updated', tone: 'success' },
      {
        id: 'moved',
        message: 'Ada Lovelace moved to Closed Won',
        tone: 'success',
        action: { label: 'Undo', onSelect: fn() },
      },
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.keyboard('{F8}');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.toasts[1]?.action?.onSelect).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith('moved');
    await waitFor(() => expect(canvas.queryByText(/moved to/)).toBeNull());
  },
};

export const LongContent: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    toasts: [
      {
        id: 'long',
        message:
          'This user is already registered with another organization. Please contact support for assistance.',
        tone: 'danger',
      },
      { id: 'word', message: 'x'.repeat(300), tone: 'info' },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** On a phone a dialog is at the bottom: the toast moves to the top and covers no button. */
export const AboveDialog: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { toasts: [{ id: 'tested', message: 'Test successful (142 ms)', tone: 'success' }] },
  render: (args) => (
    <>
      <Dialog.Root open onOpenChange={fn()} title="Slack" closeLabel="Close">
        <Dialog.Body>northwind-ops</Dialog.Body>
        <Dialog.Footer>
          <Button variant="danger">Disconnect</Button>
        </Dialog.Footer>
      </Dialog.Root>
      <Stateful {...args} />
    </>
  ),
  play: async () => {
    const message = await screen.findByText('Test successful (142 ms)');
    const button = await screen.findByRole('button', { name: 'Disconnect' });
    await expect(message.getBoundingClientRect().bottom).toBeLessThan(
      button.getBoundingClientRect().top,
    );
  },
};

const box = (element: Element) => element.getBoundingClientRect();

/** The region covers neither header nor footer. */
async function expectBetween(head: Element, foot: Element): Promise<void> {
  const region = await screen.findByRole('region', { name: 'Messages' });
  await waitFor(async () => {
    await expect(box(region).top).toBeGreaterThanOrEqual(box(head).bottom);
    await expect(box(region).bottom).toBeLessThanOrEqual(box(foot).top);
  });
}

/** A full-height dialog has its title and close button at the top, its buttons at the bottom. */
export const OverFullDialog: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { toasts: [{ id: 'created', message: 'Contact created', tone: 'success' }] },
  render: (args) => (
    <>
      <Stateful {...args} />
      <Dialog.Root open onOpenChange={fn()} title="Add lead" closeLabel="Close">
        <Dialog.Body>
          <div style={{ blockSize: 1200 }}>A long form</div>
        </Dialog.Body>
        <Dialog.Footer>
          <Button>Save</Button>
        </Dialog.Footer>
      </Dialog.Root>
    </>
  ),
  play: async () => {
    const close = await screen.findByRole('button', { name: 'Close' });
    await expectBetween(close, await screen.findByRole('button', { name: 'Save' }));
  },
};

function Panel({ toasts, onDismiss, ...rest }: ToastRegionProps) {
  return (
    <>
      <Stateful {...rest} toasts={toasts} onDismiss={onDismiss} />
      <SidePanelContainer>
        <main>
          <SidePanel label="Elena Petrova" recordId="1" closeLabel="Close" onOpenChange={fn()}>
            <div style={{ blockSize: 1200 }}>A long story</div>
            <footer style={{ position: 'sticky', insetBlockEnd: 0, padding: 16 }}>
              <Button>Log a call</Button>
            </footer>
          </SidePanel>
        </main>
      </SidePanelContainer>
    </>
  );
}

/** On a phone the submit button of a page form stays at the bottom: the toast appears above it. */
export const AbovePageFooter: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { toasts: [{ id: 'created', message: 'Night desk was created', tone: 'success' }] },
  render: (args) => (
    <>
      <Stateful {...args} />
      <main style={{ minBlockSize: 1200 }}>A long form</main>
      <div data-sticky-footer style={{ position: 'sticky', insetBlockEnd: 0, padding: 12 }}>
        <Button>Save</Button>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    const region = await canvas.findByRole('region', { name: 'Messages' });
    await waitFor(async () => {
      await expect(box(region).bottom).toBeLessThanOrEqual(box(save).top);
      await expect(box(region).top).toBeGreaterThan(window.innerHeight / 2);
    });
  },
};

/** A panel has its close button at the top, too. */
export const OverPanel: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { toasts: [{ id: 'created', message: 'Contact created', tone: 'success' }] },
  render: (args) => <Panel {...args} />,
  play: async () => {
    const close = await screen.findByRole('button', { name: 'Close' });
    await expectBetween(close, await screen.findByRole('button', { name: 'Log a call' }));
  },
};

/** Next to a side panel, toasts appear at the height of the panel's footer. */
export const OverColumn: Story = {
  ...OverPanel,
  globals: { viewport: { value: 'desktop' } },
};

export const NoToasts: Story = {
  args: { toasts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const ClosesAutomatically: Story = {
  args: {
    lifetime: 100,
    toasts: [{ id: 'updated', message: 'Role updated', tone: 'success' }],
  },
  tags: ['!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    const toast = canvas.getByText('Role updated');
    await userEvent.hover(toast);
    await userEvent.unhover(toast);
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('updated'));
    await expect(canvas.queryByText('Role updated')).toBeNull();
  },
};

const undo = fn();
const closed = fn();

function Senders() {
  const toasts = useToasts();
  const startExport = () => {
    const id = toasts.show({ message: 'Exporting…', tone: 'info', duration: Infinity });
    return () => toasts.update(id, { message: 'Exported', tone: 'success', duration: 4000 });
  };
  const [finish, setFinish] = useState<(() => void) | null>(null);
  return (
    <>
      <Button onClick={() => toasts.show({ message: 'Role updated' })}>Update</Button>
      <Button
        onClick={() =>
          toasts.show({
            message: 'Moved to Closed Won',
            action: { label: 'Undo', onSelect: undo },
            onClose: closed,
          })
        }
      >
        Move
      </Button>
      <Button onClick={() => setFinish(() => startExport())}>Export</Button>
      <Button onClick={() => finish?.()}>Finish</Button>
      <Button onClick={toasts.clear}>Sign Out</Button>
    </>
  );
}

/** The queue of `ToastProvider`: repetitions count, an action runs once, a toast can change. */
export const Provider: Story = {
  render: () => (
    <ToastProvider>
      <Senders />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Update');
    await press('Update');
    await expect(canvas.getByRole('status')).toHaveTextContent('Role updated×2 Shown 2 times');
    await press('Move');
    await press('Undo');
    await expect(undo).toHaveBeenCalledTimes(1);
    await expect(closed).toHaveBeenCalledTimes(1);
    await press('Export');
    await waitFor(() => expect(canvas.getByText('Exporting…')).toBeVisible());
    await press('Finish');
    await waitFor(() => expect(canvas.getByText('Exported')).toBeVisible());
    await expect(canvas.queryByText('Exporting…')).toBeNull();
    await press('Sign Out');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Messages' })).toBeNull());
    // Nothing to change any more.
    await press('Finish');
    await expect(canvas.queryByText('Exported')).toBeNull();
  },
};

/** One toast at a time, for half a second. */
export const ProviderLimits: Story = {
  render: () => (
    <ToastProvider maxVisible={1} lifetime={500}>
      <Senders />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    const shown = canvas.getAllByRole('status');
    await expect(shown).toHaveLength(1);
    await waitFor(() => expect(canvas.getByText('Moved to Closed Won')).toBeVisible());
  },
};
