import { Combobox, Dialog } from '@platform/ui';
import type { ComboboxProps } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Column } from './layout.tsx';
import { pressWhileComposing } from './pressWhileComposing.ts';
import { inFrame } from '../docs/inFrame.ts';

const contacts = ['Elena Petrova', 'Marcus Bell', 'Zoë Lindqvist', 'Noor Haddad'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const meta = {
  title: 'Components/Combobox',
  tags: ['autodocs'],
  component: Combobox,
  args: {
    label: 'Contact',
    placeholder: 'Select contact',
    searchLabel: 'Find a contact',
    emptyText: 'No matches',
    loadingText: 'Loading contacts…',
    options: contacts,
    onValueChange: fn(),
  },
  render: (args) => (
    <Column>
      <Combobox {...args} />
    </Column>
  ),
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Default: Story = {
  args: { name: 'contact' },
};

export const ChooseAndClose: Story = {
  ...Default,
  play: async ({ args, canvas, canvasElement }) => {
    const body = bodyOf(canvasElement);
    const trigger = canvas.getByRole('combobox', { name: 'Contact' });
    await userEvent.click(trigger);
    const filter = await body.findByRole('combobox', { name: 'Find a contact' });
    await waitFor(() => expect(filter).toHaveFocus());
    await userEvent.click(body.getByRole('option', { name: 'Marcus Bell' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('marcus bell');
    await expect(filter).not.toBeInTheDocument();
    await expect(trigger).toHaveTextContent('Marcus Bell');
    await expect(trigger).toHaveFocus();
  },
};

export const KeyboardOnly: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const body = bodyOf(canvasElement);
    const trigger = canvas.getByRole('combobox', { name: 'Contact' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const filter = await body.findByRole('combobox', { name: 'Find a contact' });
    await waitFor(() => expect(filter).toHaveFocus());

    await userEvent.keyboard('zoe');
    await expect(body.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('zoë lindqvist');
    await expect(trigger).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}');
    await body.findByRole('combobox', { name: 'Find a contact' });
    await userEvent.keyboard('qqq');
    await expect(body.getByText('No matches')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveTextContent('Zoë Lindqvist');

    await userEvent.keyboard(' ');
    await body.findByRole('combobox', { name: 'Find a contact' });
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await waitFor(() => expect(body.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

/** Typing in the closed field opens it and keeps every letter, including the first. */
export const TypedWhenClosed: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('zoe');
    const filter = await bodyOf(canvasElement).findByRole('combobox', { name: 'Find a contact' });
    await expect(filter).toHaveValue('zoe');
    await waitFor(() => expect(filter).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('zoë lindqvist');
    await expect(canvas.getByRole('combobox', { name: 'Contact' })).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { isLoading: true, options: [] },
  play: async ({ canvas, canvasElement }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Contact' }));
    await expect(await body.findByText('Loading contacts…')).toBeInTheDocument();
    await expect(body.queryByRole('option')).not.toBeInTheDocument();
  },
};

/** Filters like a server: options arrive for the typed text. */
function RemoteCombobox(props: ComboboxProps) {
  const [typed, setTyped] = useState('');
  const options = contacts.filter(({ label }) => label.startsWith(typed));
  return <Combobox {...props} options={options} onSearchChange={setTyped} />;
}

export const Remote: Story = {
  render: (args) => <RemoteCombobox {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Contact' }));
    await body.findByRole('combobox', { name: 'Find a contact' });
    await userEvent.keyboard('No');
    await expect(body.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Noor Haddad');
  },
};

function ComboboxInDialog(props: ComboboxProps) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen} title="Add Lead">
      <Dialog.Body>
        <Combobox {...props} />
      </Dialog.Body>
    </Dialog.Root>
  );
}

/** P15: in a dialog, and with an input method. */
export const InDialog: Story = {
  parameters: inFrame,
  render: (args) => <ComboboxInDialog {...args} />,
  play: async ({ canvasElement }) => {
    const body = bodyOf(canvasElement);
    const trigger = await body.findByRole('combobox', { name: 'Contact' });
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const filter = await body.findByRole('combobox', { name: 'Find a contact' });
    await waitFor(() => expect(filter).toHaveFocus());
    await userEvent.keyboard('e');
    await pressWhileComposing(filter, 'Enter');
    await pressWhileComposing(filter, 'Escape');
    await expect(filter).toHaveValue('e');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(filter).not.toBeInTheDocument());
    await expect(trigger).toHaveTextContent('Select contact');
    await expect(body.getByRole('dialog', { name: 'Add Lead' })).toBeVisible();
    await expect(trigger).toHaveFocus();
  },
};

export const Invalid: Story = { args: { error: 'Choose a contact', isRequired: true } };

const people = [
  { value: '1', label: 'Maximiliane von Hohenlohe '.repeat(9), description: 'max@example.org' },
  { value: '2', label: 'Elena Petrova', description: `elena@${'long.'.repeat(40)}example` },
  { value: '3', label: 'A label of one line that has no second one '.repeat(6) },
];

/** The list is as wide as its field; long options wrap to at most two lines. */
export const TwoLines: Story = {
  args: { options: people },
  play: async ({ canvas, canvasElement }) => {
    const body = bodyOf(canvasElement);
    const trigger = canvas.getByRole('combobox', { name: 'Contact' });
    const fieldWidth = trigger.offsetWidth;
    await userEvent.click(trigger);
    const popup = await body.findByRole('dialog', { name: 'Contact' });
    await waitFor(() => expect(popup.offsetWidth).toBe(fieldWidth));
    const options = body.getAllByRole('option');
    for (const option of options) {
      const style = getComputedStyle(option);
      const padding = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
      const lines = (option.clientHeight - padding) / parseFloat(style.lineHeight);
      await expect(lines).toBeLessThanOrEqual(2);
    }
    const name = body.getByText(/^Maximiliane/);
    await userEvent.hover(name);
    await expect(name).toHaveAttribute('title', people[0]?.label);

    await userEvent.keyboard('elena@');
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveTextContent(/^Elena Petrova · elena@/);
    await expect(trigger.offsetWidth).toBe(fieldWidth);
  },
};

export const LongContent: Story = {
  args: {
    options: Array.from({ length: 500 }, (_, index) => ({
      value: `${index}`,
      label: `Maximiliane von Hohenlohe-Waldenburg-Schillingsfürst ${index + 1}`,
    })),
    value: '300',
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const option = await bodyOf(canvasElement).findByRole('option', { selected: true });
    await expect(option).toHaveAttribute('data-active');
    const listbox = bodyOf(canvasElement).getByRole('listbox');
    await waitFor(() =>
      expect(option.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        listbox.getBoundingClientRect().bottom,
      ),
    );
  },
};
