import { MultiSelect } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../docs/inFrame.ts';
import { Column, Narrow } from './layout.tsx';
import { pressWhileComposing } from './pressWhileComposing.ts';

const toOptions = (labels: string) =>
  labels.split(' ').map((label) => ({ value: label.toLowerCase(), label }));

const few = toOptions('Chat Email Phone SMS');
const many = toOptions(
  'Bergen Bristol Cádiz Cork Genoa Hamburg Kiel Lisbon Łódź Malmö Nantes Reykjavík Rotterdam',
);

const meta = {
  title: 'Components/MultiSelect',
  tags: ['autodocs'],
  component: MultiSelect,
  parameters: inFrame,
  args: { label: 'Channels', placeholder: 'All channels', options: few, onValueChange: fn() },
  render: (args) => (
    <Column>
      <MultiSelect {...args} />
    </Column>
  ),
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (name = 'Channels') => screen.getByRole('combobox', { name });
const listOf = (name = 'Channels') => screen.findByRole('listbox', { name });
const selected = () =>
  screen
    .getAllByRole('option')
    .filter((option: HTMLElement) => option.getAttribute('aria-selected') === 'true')
    .map(({ textContent }: HTMLElement) => textContent);
const activeOf = (element: HTMLElement) =>
  document.querySelector(`#${CSS.escape(element.getAttribute('aria-activedescendant') ?? '')}`);

/** Empty, with one, two and more, invalid, disabled, and in all sizes. */
export const Default: Story = {
  parameters: { alsoIn: ['phone'], hasPicture: true },
  render: (args) => (
    <Column>
      <MultiSelect {...args} isRequired hint="At least one." />
      <MultiSelect {...args} label="Small" defaultValue={['chat']} size="small" />
      <MultiSelect {...args} label="Two" defaultValue={['chat', 'phone']} />
      <MultiSelect {...args} label="Three" defaultValue={['chat', 'phone', 'sms']} size="large" />
      <MultiSelect {...args} label="Invalid" error="Choose a channel." />
      <MultiSelect {...args} label="Disabled" defaultValue={['chat']} disabled />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(fieldOf()).toHaveTextContent('All channels');
    await expect(fieldOf('Two')).toHaveTextContent('Chat, Phone');
    await expect(fieldOf('Three')).toHaveTextContent('3 selected');
    await expect(fieldOf('Three')).toHaveAccessibleDescription('Chat, Phone, SMS');
    await expect(canvas.queryByRole('button', { name: 'Clear Disabled' })).toBeNull();
  },
};

export const Pointer: Story = {
  args: { defaultValue: ['phone'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(fieldOf());
    await expect(await listOf()).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'SMS' }));
    await userEvent.click(screen.getByRole('option', { name: 'Phone' }));
    await expect(selected()).toEqual(['SMS']);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['sms']);
    await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
    await expect(selected()).toHaveLength(4);
    await expect(screen.getByText('4 selected', { selector: '[aria-live] *' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect(selected()).toEqual([]);
    await userEvent.click(screen.getByRole('option', { name: 'Chat' }));
    await userEvent.click(fieldOf());
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Channels' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(fieldOf()).toHaveFocus();
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('p');
    const list = await listOf();
    await waitFor(() => expect(list).toHaveFocus());
    await expect(activeOf(list)).toHaveTextContent('Phone');
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}');
    await expect(selected()).toEqual(['Phone', 'SMS']);
    await userEvent.keyboard('{Home}{Enter}{End}{Enter}');
    await expect(selected()).toEqual(['Chat', 'Phone']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['phone', 'chat', 'email', 'sms']);
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(selected()).toEqual([]);
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await expect(fieldOf()).toHaveFocus();
  },
};

/** A filter for more than eight options. */
export const Search: Story = {
  args: { label: 'Ports', placeholder: 'All ports', options: many },
  parameters: { alsoIn: ['phone'], hasPicture: true },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('m');
    const filter = await screen.findByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(filter).toHaveFocus());
    await expect(filter).toHaveValue('m');
    await expect(activeOf(filter)).toHaveTextContent('Malmö');
    await pressWhileComposing(filter, 'Enter');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['malmö']);

    await userEvent.clear(filter);
    await userEvent.keyboard('lod');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await expect(screen.getByText('1 match')).toBeInTheDocument();
    await userEvent.clear(filter);
    await userEvent.keyboard('b');
    await userEvent.click(screen.getByRole('button', { name: 'Select all matches' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      'malmö',
      'bergen',
      'bristol',
      'hamburg',
      'lisbon',
    ]);
    await userEvent.clear(filter);
    await userEvent.keyboard('qqq');
    await expect(screen.getByText('Nothing found')).toBeVisible();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await userEvent.clear(filter);
    await expect(fieldOf('Ports')).toHaveTextContent('5 selected');
  },
};

const locked = [
  { value: 1, label: 'Chat', description: 'On the website' },
  { value: 2, label: 'Email', disabledReason: 'Required by your plan.' },
  { value: 3, label: 'Phone', disabled: true },
  { value: 4, label: 'SMS' },
];

/** Numbers as values; locked options are neither chosen nor cleared, and unknown values are kept. */
export const LockedOptions: Story = {
  parameters: { hasPicture: true },
  render: ({ label }) => (
    <Column>
      <MultiSelect label={label} options={locked} defaultValue={[2, 99]} />
    </Column>
  ),
  play: async () => {
    await expect(fieldOf()).toHaveTextContent('Email');
    await userEvent.click(fieldOf());
    await listOf();
    await userEvent.click(screen.getByRole('option', { name: 'Email' }));
    await userEvent.click(screen.getByRole('option', { name: 'Phone' }));
    await expect(selected()).toEqual(['EmailRequired by your plan.']);
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'Email' })).toHaveAttribute('data-active');
    await expect(screen.getByRole('option', { name: 'Email' })).toHaveAccessibleDescription(
      'Required by your plan.',
    );
    await userEvent.keyboard('{ArrowDown} ');
    await expect(fieldOf()).toHaveTextContent('Email, SMS');
    await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
    await expect(fieldOf()).toHaveTextContent('3 selected');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect(fieldOf()).toHaveTextContent('Email');
    await userEvent.tab();
    await expect(await listOf()).toHaveFocus();
  },
};

/** Letters typed at once are kept, whether or not the list has loaded. */
export const TypedWhenClosed: Story = {
  args: { label: 'Ports', options: many },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('rey');
    const filter = await screen.findByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(filter).toHaveFocus());
    await expect(filter).toHaveValue('rey');
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['reykjavík']);
    await waitFor(() => expect(fieldOf('Ports')).toHaveFocus());
  },
};

export const InAForm: Story = {
  render: (args) => (
    <form aria-label="Filter">
      <MultiSelect {...args} name="channels" defaultValue={['sms']} />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(fieldOf());
    await userEvent.click(await screen.findByRole('option', { name: 'Chat' }));
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).getAll('channels')).toEqual(['sms', 'chat']);
  },
};

/** In the narrowest text column, with 500 long options, and from right to left. */
export const LongContent: Story = {
  args: {
    label: 'Ports',
    options: Array.from({ length: 500 }, (_, index) => ({
      value: `${index}`,
      label: `Maximiliane von Hohenlohe-Waldenburg-Schillingsfürst ${index + 1}`,
    })),
  },
  render: (args) => (
    <Narrow>
      <Column dir="rtl">
        <MultiSelect {...args} defaultValue={['300', '301']} />
      </Column>
    </Narrow>
  ),
  play: async () => {
    await userEvent.click(fieldOf('Ports'));
    const list = await listOf('Ports');
    const [option] = screen.getAllByRole('option', { selected: true });
    await expect(option).toHaveAttribute('data-active');
    await waitFor(() =>
      expect(option?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        list.getBoundingClientRect().bottom,
      ),
    );
    await expect(document.scrollingElement?.scrollTop).toBe(0);
  },
};
