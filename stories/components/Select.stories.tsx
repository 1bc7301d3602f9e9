import { Dialog, Select } from '@platform/ui';
import type { SelectProps } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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

function SelectInDialog(props: SelectProps) {
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
