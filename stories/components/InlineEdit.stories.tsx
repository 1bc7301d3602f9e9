import { InlineEdit } from '@platform/ui';
import type { InlineEditProps } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

function Saved(props: InlineEditProps) {
  const [value, setValue] = useState(props.value);
  async function save(text: string) {
    const refusal = await props.onSave(text);
    if (!refusal) setValue(text);
    return refusal;
  }
  return (
    <>
      <InlineEdit {...props} value={value} onSave={save} />
      <button type="button">Elsewhere</button>
    </>
  );
}

const meta = {
  title: 'Components/InlineEdit',
  tags: ['autodocs'],
  component: InlineEdit,
  args: { label: 'Title', value: 'Opening hours', onSave: fn() },
  render: (args) => <Saved {...args} />,
} satisfies Meta<typeof InlineEdit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Heading: Story = {
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Opening hours' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Opening hours' })).toHaveAccessibleDescription(
      'Edit: Title',
    );
  },
};

export const KeyboardOnly: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Title' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard(' Prices {Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Prices' })).toHaveFocus());
    await expect(args.onSave).toHaveBeenCalledWith('Prices');
    await userEvent.keyboard('{Enter}Typed{Escape}');
    await expect(canvas.getByRole('button', { name: 'Prices' })).toHaveFocus();
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** Leaving the field saves and leaves the focus where the user put it. */
export const SavesOnBlur: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opening hours' }));
    await userEvent.keyboard('Prices');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(await canvas.findByRole('button', { name: 'Prices' })).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith('Prices');
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  },
};

/** An unchanged text is not saved. */
export const Unchanged: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opening hours' }));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Opening hours' })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const EmptyRefused: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opening hours' }));
    await userEvent.keyboard('   {Enter}');
    const field = canvas.getByRole('textbox', { name: 'Title' });
    await expect(field).toHaveAccessibleDescription('Enter a text.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Typed text is kept after a failure and can be saved again. */
export const SaveFails: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('down'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opening hours' }));
    await userEvent.keyboard('Prices{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Not saved. Try again.'));
    await expect(field).toHaveValue('Prices');
  },
};

export const Refused: Story = {
  args: { onSave: fn(() => 'This title exists.') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opening hours' }));
    await userEvent.keyboard('Prices{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('This title exists.'));
  },
};

export const Saving: Story = {
  args: { onSave: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opening hours' }));
    await userEvent.keyboard('Prices{Enter}');
    await expect(await canvas.findByText('Saving…')).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveAttribute('readonly');
  },
};

export const Multiline: Story = {
  args: { isMultiline: true, isRequired: false, value: '', placeholder: 'Add a note' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a note' }));
    await userEvent.keyboard('One{Enter}Two{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('One\nTwo'));
  },
};

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    value: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
