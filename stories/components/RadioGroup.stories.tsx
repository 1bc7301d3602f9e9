import { Icon, RadioCard, RadioGroup } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anchor, Sailboat, Ship } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';
import { inForcedColours } from '../../.storybook/modes.ts';
import { Column, Narrow } from './layout.tsx';

const options = [
  { value: 'day', label: 'By the day', description: 'Paid each morning.' },
  { value: 'season', label: 'By the season', description: 'April to October.' },
  { value: 'year', label: 'By the year', disabledReason: 'All yearly berths are let.' },
];
const short = [
  { value: 'inside', label: 'Inside' },
  { value: 'outside', label: 'Outside' },
  { value: 'either', label: 'Either' },
];

const meta = {
  title: 'Components/RadioGroup',
  tags: ['autodocs'],
  component: RadioGroup,
  args: { label: 'Berth', options, onValueChange: fn() },
  render: (args) => (
    <Column>
      <RadioGroup {...args} />
    </Column>
  ),
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Required with a hint, chosen, invalid, disabled and in a row. */
export const Default: Story = {
  render: (args) => (
    <Column>
      <RadioGroup {...args} isRequired hint="It can be changed until May." />
      <RadioGroup {...args} label="Chosen" defaultValue="season" />
      <RadioGroup {...args} label="Refused" error="Choose a berth." />
      <RadioGroup {...args} label="Disabled" defaultValue="day" disabled />
      <RadioGroup {...args} label="Side" options={short} orientation="horizontal" />
    </Column>
  ),
  parameters: { hasPicture: true, alsoIn: ['phone'] },
  play: async ({ canvas }) => {
    const refused = canvas.getByRole('radiogroup', { name: 'Refused' });
    await expect(refused).toBeInvalid();
    await expect(refused).toHaveAccessibleDescription('Choose a berth.');
    await expect(canvas.getByRole('radiogroup', { name: 'Berth' })).toBeRequired();
  },
};

export const PointerAndKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('April to October.'));
    const season = canvas.getByRole('radio', { name: 'By the season' });
    await expect(season).toBeChecked();
    await expect(season).toHaveAccessibleDescription('April to October.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('season');

    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'By the day' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'By the day' })).toHaveFocus();
  },
};

/** The option can be focused, but not chosen. */
export const DisabledReason: Story = {
  args: { defaultValue: 'season' },
  play: async ({ args, canvas }) => {
    const year = canvas.getByRole('radio', { name: 'By the year' });
    await expect(year).toHaveAccessibleDescription('All yearly berths are let.');
    await userEvent.click(year);
    await expect(year).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'By the season' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(year).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'By the season' })).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

const cards = (
  <>
    <RadioCard value="sail" media={<Icon icon={Sailboat} />} hasMark>
      Sailing boat
    </RadioCard>
    <RadioCard value="motor" media={<Icon icon={Ship} />} hasMark>
      Motor boat
    </RadioCard>
    <RadioCard
      value="barge"
      media={<Icon icon={Anchor} />}
      hasMark
      disabledReason="The harbour is too shallow."
    >
      Barge
    </RadioCard>
  </>
);

export const Cards: Story = {
  render: (args) => (
    <Column>
      <RadioGroup {...args} options={undefined} label="Boat" defaultValue="sail">
        {cards}
      </RadioGroup>
      <RadioGroup
        {...args}
        options={undefined}
        label="In a row"
        orientation="horizontal"
        error="Choose a boat."
      >
        {cards}
      </RadioGroup>
      <RadioGroup {...args} options={undefined} label="Disabled" disabled defaultValue="motor">
        {cards}
      </RadioGroup>
    </Column>
  ),
  parameters: { hasPicture: true, ...inForcedColours },
  play: async ({ args, canvas }) => {
    const [motor] = canvas.getAllByRole('radio', { name: 'Motor boat' });
    await userEvent.click(motor as HTMLElement);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('motor');
    const [barge] = canvas.getAllByRole('radio', { name: 'Barge' });
    await expect(barge).toHaveAccessibleDescription('The harbour is too shallow.');
    await userEvent.click(barge as HTMLElement);
    await expect(motor).toBeChecked();
  },
};

export const LongContent: Story = {
  args: {
    label: 'Dauer des Liegeplatzvertrags für besondere Dienstleistungen',
    defaultValue: 'a',
    options: [
      {
        value: 'a',
        label: 'Saisonliegeplatzmietvertragsverlängerung mit Winterlager',
        description: 'Gilt nur für Boote, deren Länge zwölf Meter nicht überschreitet.',
      },
      { value: 'b', label: 'Tagesliegeplatz' },
    ],
  },
  render: (args) => (
    <Narrow>
      <RadioGroup {...args} />
    </Narrow>
  ),
};
