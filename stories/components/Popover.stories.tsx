import { Checkbox, Dialog, Popover } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns3 } from 'lucide';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '../docs/inFrame.ts';
import { Column, Row } from './layout.tsx';

const meta = {
  title: 'Components/Popover',
  tags: ['autodocs'],
  component: Popover.Root,
  parameters: inFrame,
  args: { onOpenChange: fn(), children: null },
  render: (args) => (
    <Row>
      <Popover.Root {...args}>
        <Popover.Trigger label="Columns" icon={Columns3} />
        <Popover.Content label="Columns">
          <Column>
            <Checkbox label="Email" defaultChecked />
            <Checkbox label="Role" />
          </Column>
        </Popover.Content>
      </Popover.Root>
      <button type="button">Elsewhere</button>
    </Row>
  ),
} satisfies Meta<typeof Popover.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultOpen: true } };

export const PointerAndKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Columns' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Columns' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(trigger).toHaveAttribute('aria-controls', popover.id);
    const email = within(popover).getByRole('checkbox', { name: 'Email' });
    const role = within(popover).getByRole('checkbox', { name: 'Role' });
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.tab();
    await expect(role).toHaveFocus();
    await userEvent.tab();
    await expect(email).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(role).toHaveFocus();
    await userEvent.keyboard(' {Escape}');
    await expect(popover).not.toBeInTheDocument();
    await expect(trigger).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'escape-key');

    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Role' }));
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'trigger-press');

    await userEvent.click(trigger);
    const reopened = await screen.findByRole('dialog');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(reopened).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'outside-press');
  },
};

/** Escape closes the popover only; the dialog around it stays. */
export const InDialog: Story = {
  render: (args) => (
    <Dialog.Root open title="Export">
      <Dialog.Body>
        <Popover.Root {...args}>
          <Popover.Trigger variant="icon" label="Columns" icon={Columns3} />
          <Popover.Content label="Columns" placement="bottom-end">
            The file has the columns of the table, in the same order, and one more with the id of
            each person.
          </Popover.Content>
        </Popover.Root>
      </Dialog.Body>
    </Dialog.Root>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
    const popover = await screen.findByRole('dialog', { name: 'Columns' });
    await waitFor(() => expect(popover).toHaveFocus());
    await expect(popover.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popover).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'Export' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
  },
};
