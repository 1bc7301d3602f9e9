import { Dialog, Select } from '@platform/ui';
import type { SelectGroup } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { Mail, MessageSquare, Phone } from 'lucide';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Column, Narrow } from './layout.tsx';
import { inFrame } from '../docs/inFrame.ts';

const roles = [
  { value: 'admin', label: 'Admin' },
  { value: 'editor', label: 'Editor' },
  { value: 'viewer', label: 'Viewer' },
];

const meta = {
  title: 'Components/Select',
  tags: ['autodocs'],
  component: Select,
  args: { label: 'Role', placeholder: 'Select role', options: roles, onValueChange: fn() },
  render: (args) => (
    <Column>
      <Select {...args} />
    </Column>
  ),
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

function activeOption(trigger: HTMLElement): HTMLElement | null {
  return document.getElementById(trigger.getAttribute('aria-activedescendant') ?? '');
}

export const Default: Story = {
  args: { name: 'role' },
};

export const ChooseAndClose: Story = {
  ...Default,
  play: async ({ args, canvas, canvasElement }) => {
    const body = bodyOf(canvasElement);
    const trigger = canvas.getByRole('combobox', { name: 'Role' });
    await expect(trigger).toHaveTextContent('Select role');
    await userEvent.click(trigger);
    const listbox = await body.findByRole('listbox', { name: 'Role' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(trigger).toHaveAttribute('aria-controls', listbox.id);

    await userEvent.click(within(listbox).getByRole('option', { name: 'Editor' }));
    await expect(listbox).not.toBeInTheDocument();
    await expect(trigger).toHaveTextContent('Editor');
    await expect(trigger).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('editor');
    await expect(canvasElement.querySelector('input[name="role"]')).toHaveValue('editor');

    await userEvent.click(trigger);
    await expect(await body.findByRole('option', { name: 'Editor', selected: true })).toBeVisible();
    await userEvent.click(canvas.getByText('Role'));
    await waitFor(() => expect(body.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const KeyboardOnly: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const body = bodyOf(canvasElement);
    const trigger = canvas.getByRole('combobox', { name: 'Role' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(activeOption(trigger)).toHaveTextContent('Admin'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(activeOption(trigger)).toHaveTextContent('Editor'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('editor');
    await expect(body.queryByRole('listbox')).not.toBeInTheDocument();

    await userEvent.keyboard(' ');
    await waitFor(() => expect(activeOption(trigger)).toHaveTextContent('Editor'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(activeOption(trigger)).toHaveTextContent('Viewer'));
    await userEvent.keyboard('{Escape}');
    await expect(body.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(trigger).toHaveTextContent('Editor');

    await userEvent.keyboard('v');
    await waitFor(() => expect(activeOption(trigger)).toHaveTextContent('Viewer'));
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('viewer');
    await waitFor(() => expect(body.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(trigger).toHaveTextContent('Viewer');
  },
};

export const Invalid: Story = {
  args: { error: 'Choose a role', isRequired: true, hint: 'It can be changed later.' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Role' });
    await expect(trigger).toBeInvalid();
    await expect(trigger).toHaveAttribute('aria-required', 'true');
    await expect(trigger).toHaveAccessibleDescription('It can be changed later. Choose a role');
  },
};

export const States: Story = {
  render: (args) => (
    <Column>
      <Select {...args} label="Small" size="small" defaultValue="viewer" />
      <Select {...args} label="Large" size="large" />
      <Select {...args} label="Disabled" disabled defaultValue="admin" />
    </Column>
  ),
};

export const DisabledOption: Story = {
  args: {
    label: 'Provider',
    options: [
      { value: 'stripe', label: 'Stripe', disabled: true },
      { value: 'invoice', label: 'Invoice' },
    ],
  },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Provider' }));
    const option = await bodyOf(canvasElement).findByRole('option', { name: 'Stripe' });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(option, { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

function SelectInDialog(props: ComponentProps<typeof Select>) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen} title="Invite User">
      <Dialog.Body>
        <Select {...props} />
      </Dialog.Body>
    </Dialog.Root>
  );
}

export const InDialog: Story = {
  parameters: inFrame,
  render: (args) => <SelectInDialog {...args} />,
  play: async ({ canvasElement }) => {
    const body = bodyOf(canvasElement);
    const trigger = await body.findByRole('combobox', { name: 'Role' });
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await body.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(body.getByRole('dialog', { name: 'Invite User' })).toBeVisible();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const LongContent: Story = {
  args: {
    label: 'Zuständige Abteilung',
    options: Array.from({ length: 60 }, (_, index) => ({
      value: `${index}`,
      label: `Abteilung für besondere Aufgaben der Verwaltung ${index + 1}`,
    })),
    defaultValue: '40',
  },
  render: (args) => (
    <Narrow>
      <Select {...args} />
    </Narrow>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const option = await bodyOf(canvasElement).findByRole('option', { selected: true });
    const listbox = bodyOf(canvasElement).getByRole('listbox');
    await waitFor(() => expect(listbox.offsetWidth).toBe(canvas.getByRole('combobox').offsetWidth));
    await waitFor(() =>
      expect(option.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        listbox.getBoundingClientRect().bottom,
      ),
    );
  },
};

const voices: SelectGroup[] = [
  {
    label: 'English',
    options: [
      { value: 'ava', label: 'Ava' },
      { value: 'ben', label: 'Ben' },
      { value: 'cleo', label: 'Cleo', disabled: true },
    ],
  },
  {
    label: 'German',
    options: [
      { value: 'anke', label: 'Anke' },
      { value: 'bernd', label: 'Bernd', disabledReason: 'Part of the Pro plan.' },
    ],
  },
  { label: 'Finnish', options: [] },
];

/** One option outside the groups; an empty group is not shown. */
export const Groups: Story = {
  parameters: { alsoIn: ['phone'] },
  args: {
    label: 'Voice',
    placeholder: 'Select voice',
    options: [{ value: 'auto', label: 'Like the caller' }, ...voices],
  },
  play: async ({ args, canvas, canvasElement }) => {
    const body = bodyOf(canvasElement);
    const trigger = canvas.getByRole('combobox', { name: 'Voice' });
    await userEvent.click(trigger);
    const listbox = await body.findByRole('listbox', { name: 'Voice' });
    const groups = within(listbox).getAllByRole('group');
    await expect(groups).toHaveLength(2);
    await expect(groups[0]).toHaveAccessibleName('English');
    const german = within(listbox).getByRole('group', { name: 'German' });
    await expect(within(german).getAllByRole('option')).toHaveLength(2);
    await userEvent.click(within(german).getByRole('option', { name: 'Anke' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('anke');
    await expect(trigger).toHaveTextContent('Anke');

    // Type-ahead and arrow keys ignore the borders of groups.
    await userEvent.keyboard('a');
    await waitFor(() => expect(activeOption(trigger)).toHaveTextContent('Ava'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(activeOption(trigger)).toHaveTextContent('Anke'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(activeOption(trigger)).toHaveTextContent('Like the caller'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(activeOption(trigger)).toHaveTextContent('Bernd'));
    await expect(activeOption(trigger)).toHaveAccessibleDescription('Part of the Pro plan.');
    await userEvent.keyboard('{Enter}');
    await expect(body.getByRole('listbox')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('anke');
    await userEvent.tab();
    await waitFor(() => expect(body.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(trigger).toHaveTextContent('Anke');
  },
};

const channels = [
  { value: 'phone', label: 'Phone', icon: Phone },
  { value: 'email', label: 'Email', icon: Mail, description: 'Answered within a day' },
  { value: 'chat', label: 'Chat', icon: MessageSquare },
];

export const Icons: Story = {
  args: { label: 'Channel', placeholder: 'Select channel', options: channels },
  play: async ({ canvas, canvasElement }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Channel' });
    const shownIcons = () => trigger.querySelectorAll('svg').length;
    await expect(shownIcons()).toBe(1);
    await userEvent.click(trigger);
    await userEvent.click(
      await bodyOf(canvasElement).findByRole('option', { name: 'Email Answered within a day' }),
    );
    await expect(trigger).toHaveTextContent('Email');
    await expect(shownIcons()).toBe(2);
  },
};

/** An open list with groups, icons, descriptions, a reason, and the button that clears it. */
export const Open: Story = {
  args: {
    label: 'Contact by',
    isClearable: true,
    defaultOpen: true,
    defaultValue: 'email',
    options: [
      { label: 'Written', options: channels.slice(1) },
      {
        label: 'Spoken',
        options: [
          { value: 'phone', label: 'Phone', icon: Phone, disabledReason: 'No number is stored.' },
          { value: 'video', label: 'Video', disabled: true },
        ],
      },
    ],
  },
  parameters: { ...inFrame, hasPicture: true, alsoIn: ['phone'] },
  play: async ({ canvasElement }) => {
    const body = bodyOf(canvasElement);
    await expect(await body.findByRole('option', { selected: true })).toBeVisible();
    await expect(body.getByRole('option', { name: 'Phone' })).toHaveAccessibleDescription(
      'No number is stored.',
    );
  },
};

export const Clearable: Story = {
  args: { name: 'role', isClearable: true, defaultValue: 'editor' },
  play: async ({ args, canvas, canvasElement }) => {
    const body = bodyOf(canvasElement);
    const trigger = canvas.getByRole('combobox', { name: 'Role' });
    const field = canvasElement.querySelector('input[name="role"]');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Role' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(trigger).toHaveTextContent('Select role');
    await expect(trigger).toHaveFocus();
    await expect(field).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Clear Role' })).toBeNull();

    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(body.queryByRole('listbox')).not.toBeInTheDocument();

    for (const key of ['{Delete}', '{Backspace}']) {
      await userEvent.keyboard('v');
      await waitFor(() => expect(activeOption(trigger)).toHaveTextContent('Viewer'));
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveValue('viewer');
      await userEvent.keyboard(key);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await expect(trigger).toHaveFocus();
    }

    // With an open list, the button clears the choice and leaves the active option alone.
    await userEvent.keyboard('a{Enter}');
    await waitFor(() => expect(field).toHaveValue('admin'));
    await userEvent.click(trigger);
    await body.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Role' }));
    await waitFor(() => expect(body.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(trigger).toHaveFocus();
  },
};

export const ClearableStates: Story = {
  args: { isClearable: true, defaultValue: 'viewer' },
  parameters: { hasPicture: true, alsoIn: ['phone'] },
  render: (args) => (
    <Column>
      <Select {...args} label="Small" size="small" />
      <Select {...args} label="Large" size="large" />
      <Select {...args} label="With an icon" options={channels} defaultValue="phone" />
      <Select {...args} label="Invalid" error="Choose another role" />
      <Select {...args} label="Disabled" disabled />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear Disabled' })).toBeNull();
    canvas.getByRole('combobox', { name: 'Small' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear Small' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Small' })).toHaveFocus();
  },
};

const onDaysChange = fn<(days: number | null) => void>();

/** Values are numbers: 0 is a choice, and null is none. */
export const NumberValues: Story = {
  render: () => (
    <Column>
      <Select
        label="Keep recordings"
        placeholder="For ever"
        name="days"
        isClearable
        defaultValue={30}
        onValueChange={onDaysChange}
        options={[
          { value: 0, label: 'Not at all' },
          { value: 30, label: '30 days' },
          { value: 90, label: '90 days' },
        ]}
      />
    </Column>
  ),
  play: async ({ canvas, canvasElement }) => {
    onDaysChange.mockClear();
    const trigger = canvas.getByRole('combobox', { name: 'Keep recordings' });
    const field = canvasElement.querySelector('input[name="days"]');
    await expect(trigger).toHaveTextContent('30 days');
    await userEvent.click(trigger);
    await userEvent.click(await bodyOf(canvasElement).findByRole('option', { name: 'Not at all' }));
    await expect(onDaysChange).toHaveBeenLastCalledWith(0);
    await expect(trigger).toHaveTextContent('Not at all');
    await expect(field).toHaveValue('0');
    await userEvent.keyboard('{Delete}');
    await expect(onDaysChange).toHaveBeenLastCalledWith(null);
    await expect(trigger).toHaveTextContent('For ever');
    await expect(field).toHaveValue('');
  },
};

/** A value that is not among the options, as after an option was removed. */
export const UnknownValue: Story = {
  args: { name: 'role', isClearable: true, value: 'owner' },
  play: async ({ args, canvas, canvasElement }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Role' });
    await expect(trigger).toHaveTextContent('Select role');
    await expect(canvas.queryByRole('button', { name: 'Clear Role' })).toBeNull();
    await expect(canvasElement.querySelector('input[name="role"]')).toHaveValue('');
    await userEvent.click(trigger);
    const options = await bodyOf(canvasElement).findAllByRole('option');
    for (const option of options) await expect(option).toHaveAttribute('aria-selected', 'false');
    await waitFor(() => expect(activeOption(trigger)).toHaveTextContent('Admin'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('admin');
  },
};
