import { Avatar, Menu } from '@platform/ui';
import type { MenuItem } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, MailX, Monitor, Moon, Pencil, Sun, Trash2 } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

const onEdit = fn();
const onDelete = fn();

const rowItems: MenuItem[] = [
  { id: 'edit', label: 'Edit', icon: Pencil, onSelect: onEdit },
  { id: 'line', type: 'separator' },
  { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', onSelect: onDelete },
];

/** A row that is removed once its menu item is chosen. */
function VanishingRow() {
  const [isHere, setHere] = useState(true);
  return (
    <main>
      <h1>Team</h1>
      {isHere ? (
        <Menu.Root>
          <Menu.Trigger label="Actions for Amara Okafor" icon={Ellipsis} />
          <Menu.Items items={[{ id: 'delete', label: 'Delete', onSelect: () => setHere(false) }]} />
        </Menu.Root>
      ) : null}
    </main>
  );
}

const meta = {
  title: 'Components/Menu',
  tags: ['autodocs'],
  component: Menu.Items,
  args: { items: rowItems, placement: 'bottom-start' },
  render: (args) => (
    <Menu.Root>
      <Menu.Trigger label="Actions for Amara Okafor" icon={Ellipsis} />
      <Menu.Items {...args} />
    </Menu.Root>
  ),
  beforeEach: () => {
    onEdit.mockClear();
    onDelete.mockClear();
  },
} satisfies Meta<typeof Menu.Items>;

export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Default: Story = {};

export const ChooseItem: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = bodyOf(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Actions for Amara Okafor' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    const menu = await body.findByRole('menu', { name: 'Actions for Amara Okafor' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(trigger).toHaveAttribute('aria-controls', menu.id);

    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Delete' }));
    await expect(onDelete).toHaveBeenCalledOnce();
    await expect(menu).not.toBeInTheDocument();
    await expect(trigger).toHaveFocus();
  },
};

export const KeyboardOnly: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = bodyOf(canvasElement);
    const trigger = canvas.getByRole('button');
    await userEvent.tab();
    await expect(trigger).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(body.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(body.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(body.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(body.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('e');
    await expect(body.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenCalledOnce();
    await expect(body.queryByRole('menu')).not.toBeInTheDocument();
    await expect(trigger).toHaveFocus();

    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(body.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(body.queryByRole('menu')).not.toBeInTheDocument();
    await expect(trigger).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(body.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.tab();
    await expect(body.queryByRole('menu')).not.toBeInTheDocument();
  },
};

export const OutsidePress: Story = {
  render: (args) => (
    <>
      <Menu.Root>
        <Menu.Trigger label="Actions for Amara Okafor" icon={Ellipsis} />
        <Menu.Items {...args} />
      </Menu.Root>
      <button type="button">Elsewhere</button>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Actions/ }));
    const menu = await bodyOf(canvasElement).findByRole('menu');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(menu).not.toBeInTheDocument());
  },
};

export const PendingInvite: Story = {
  args: {
    items: [
      {
        id: 'edit',
        label: 'Edit',
        icon: Pencil,
        disabledReason: 'Pending invites cannot be edited',
        onSelect: onEdit,
      },
      { id: 'line', type: 'separator' },
      { id: 'cancel', label: 'Cancel Invite', icon: MailX, tone: 'danger' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const body = bodyOf(canvasElement);
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    const item = await body.findByRole('menuitem', { name: 'Edit' });
    await waitFor(() => expect(item).toHaveFocus());
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveAccessibleDescription('Pending invites cannot be edited');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(item);
    await expect(onEdit).not.toHaveBeenCalled();
    await expect(body.getByRole('menu')).toBeVisible();
    await expect(await body.findByRole('tooltip')).toHaveTextContent(
      'Pending invites cannot be edited',
    );
  },
};

/** Touch has no hover: the reason is shown in the item, which keeps its name. */
export const ReasonByTouch: Story = {
  ...PendingInvite,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Actions/ }));
    const edit = await screen.findByRole('menuitem', { name: 'Edit' });
    await expect(edit).toHaveAccessibleDescription('Pending invites cannot be edited');
    const reason = within(edit).getByText('Pending invites cannot be edited');
    await expect(reason).toBeVisible();
    await expect(reason.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(edit, { pointerEventsCheck: 0 });
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const Choice: Story = {
  args: {
    items: [
      { id: 'light', label: 'Light', icon: Sun, isChecked: false },
      { id: 'dark', label: 'Dark', icon: Moon, isChecked: false },
      { id: 'system', label: 'System', icon: Monitor, isChecked: true },
    ],
  },
  render: (args) => (
    <Menu.Root>
      <Menu.Trigger variant="button" label="Theme" icon={Sun} />
      <Menu.Items {...args} />
    </Menu.Root>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }));
    const body = bodyOf(canvasElement);
    await expect(await body.findByRole('menuitemradio', { name: 'System' })).toBeChecked();
    await expect(body.getByRole('menuitemradio', { name: 'Light' })).not.toBeChecked();
  },
};

const handleDay = fn();

/** Checkboxes that leave the menu open, above an action that closes it. */
export const SeveralChoices: Story = {
  render: (args) => (
    <Menu.Root>
      <Menu.Trigger variant="button" label="Days" />
      <Menu.Items
        {...args}
        items={[
          ...['Monday', 'Tuesday'].map((label) => ({
            id: label,
            label,
            isMultiple: true,
            isChecked: label === 'Monday',
            keepsOpen: true,
            onSelect: () => handleDay(label),
          })),
          { id: 'line', type: 'separator' },
          { id: 'all', label: 'Select all', onSelect: () => handleDay('all') },
        ]}
      />
    </Menu.Root>
  ),
  play: async ({ canvas, canvasElement }) => {
    handleDay.mockClear();
    const body = bodyOf(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Days' });
    await userEvent.click(trigger);
    const tuesday = await body.findByRole('menuitemcheckbox', { name: 'Tuesday' });
    await userEvent.click(tuesday);
    await expect(handleDay).toHaveBeenLastCalledWith('Tuesday');
    await expect(body.getByRole('menu')).toBeVisible();
    tuesday.focus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(handleDay).toHaveBeenLastCalledWith('Monday');
    await expect(body.getByRole('menuitemcheckbox', { name: 'Monday' })).toHaveFocus();
    await userEvent.click(body.getByRole('menuitem', { name: 'Select all' }));
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

export const LinksAndFooter: Story = {
  args: {
    items: [
      { id: 'account', label: 'My Account', href: '#account' },
      { id: 'profile', label: 'Profile', href: '#profile' },
    ],
    footer: (
      <label>
        Language{' '}
        <select>
          <option>English</option>
          <option>Deutsch</option>
        </select>
      </label>
    ),
  },
  render: (args) => (
    <Menu.Root>
      <Menu.Trigger variant="bare" label="Priya Nair">
        <Avatar name="Priya Nair" size="small" />
      </Menu.Trigger>
      <Menu.Items {...args} />
    </Menu.Root>
  ),
  play: async ({ canvas, canvasElement }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Priya Nair' }));
    const account = await body.findByRole('menuitem', { name: 'My Account' });
    await expect(account).toHaveAttribute('href', '#account');
    await waitFor(() => expect(account).toHaveFocus());
    await userEvent.tab();
    await expect(body.getByRole('combobox', { name: 'Language' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(body.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const OpenerRemoved: Story = {
  render: () => <VanishingRow />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Amara Okafor' }));
    await userEvent.click(await bodyOf(canvasElement).findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Team' })).toHaveFocus());
  },
};

export const LongContent: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, index) => ({
      id: `${index}`,
      label: `Weiterleitung an die Abteilung für besondere Aufgaben Nummer ${index + 1}`,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    const body = bodyOf(canvasElement);
    const menu = await body.findByRole('menu');
    await waitFor(() => expect(body.getAllByRole('menuitem')[0]).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(body.getAllByRole('menuitem').at(-1)).toHaveFocus());
    await expect(menu.getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth);
  },
};
