import { Icon, TextField } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Column, Narrow } from './layout.tsx';

const meta = {
  title: 'Components/TextField',
  tags: ['autodocs'],
  component: TextField,
  args: { label: 'Email Address', placeholder: 'Enter Email Address', onChange: fn() },
  render: (args) => (
    <Column>
      <TextField {...args} />
    </Column>
  ),
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TypeAfterLabel: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email Address' });
    await userEvent.click(canvas.getByText('Email Address'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('noor');
    await expect(input).toHaveValue('noor');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email Address')).toHaveAttribute('aria-required', 'true');
  },
};

export const Invalid: Story = {
  args: { error: 'Please enter a valid email address', hint: 'At work', defaultValue: 'noor@' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email Address' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('At work Please enter a valid email address');
  },
};

export const States: Story = {
  render: (args) => (
    <Column>
      <TextField {...args} size="small" label="Small" />
      <TextField {...args} size="large" label="Large" />
      <TextField {...args} label="Disabled" disabled defaultValue="Not available" />
      <TextField {...args} label="Read-only" readOnly defaultValue="Northwind Clinic" />
      <TextField {...args} label="Hint" hint="The address the person works with." />
    </Column>
  ),
};

export const SearchField: Story = {
  args: {
    label: 'Search members',
    placeholder: 'Search members',
    isLabelHidden: true,
    type: 'search',
    startIcon: <Icon icon={Search} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search members' })).toBeVisible();
  },
};

const spacedTexts = `[data-spaced] * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }`;

/** In the narrowest space, with and without an icon, and with text spacing (WCAG 1.4.12). */
export const FitsPlaceholder: Story = {
  args: { placeholder: 'Search knowledge bases', isLabelHidden: true, fitsPlaceholder: true },
  render: (args) => (
    <>
      <style>{spacedTexts}</style>
      {[false, true].map((isSpaced) => (
        <div
          key={String(isSpaced)}
          data-spaced={isSpaced || undefined}
          style={{ display: 'grid', justifyItems: 'start', inlineSize: 0 }}
        >
          <TextField {...args} label="Medium" />
          <TextField {...args} label="Small" size="small" />
          <TextField {...args} label="Large" size="large" startIcon={<Icon icon={Search} />} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole<HTMLInputElement>('textbox')) {
      await fireEvent.input(input, { target: { value: input.placeholder } });
      await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
    }
  },
};

export const LongContent: Story = {
  args: {
    label: 'Vollständiger Name der Organisation einschließlich ihrer Rechtsform',
    error:
      'Dieser Name ist bereits vergeben. Wählen Sie einen anderen oder treten Sie der Organisation bei.',
    isRequired: true,
    defaultValue: 'Maximiliane von und zu Hohenlohe-Waldenburg-Schillingsfürst Stiftung',
  },
  render: (args) => (
    <Narrow>
      <TextField {...args} />
    </Narrow>
  ),
};
