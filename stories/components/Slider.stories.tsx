import { Slider } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { inForcedColours } from '../../.storybook/modes.ts';
import { Column, Narrow } from './layout.tsx';

const marks = [
  { value: 0, label: 'Silent' },
  { value: 50, label: 'Half' },
  { value: 100, label: 'Full' },
];

const meta = {
  title: 'Components/Slider',
  tags: ['autodocs'],
  component: Slider,
  args: { label: 'Volume', onValueChange: fn() },
  render: (args) => (
    <Column>
      <Slider {...args} />
    </Column>
  ),
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At its limits, with marks and units, invalid and disabled. */
export const Default: Story = {
  parameters: { alsoIn: ['phone'], hasPicture: true, ...inForcedColours },
  render: (args) => (
    <Column>
      <Slider {...args} hint="Heard by callers." />
      <Slider {...args} label="With marks" marks={marks} defaultValue={50} />
      <Slider
        {...args}
        label="At the end"
        format={{ style: 'percent' }}
        max={1}
        value={1}
        step={0.01}
      />
      <Slider {...args} label="Invalid" defaultValue={90} error="Choose 80 or less." />
      <Slider {...args} label="Disabled" marks={marks} defaultValue={30} disabled />
      <Slider {...args} label="Value hidden" defaultValue={20} isValueHidden />
    </Column>
  ),
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'With marks' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Half');
    await expect(canvas.getByRole('slider', { name: 'At the end' })).toHaveAttribute(
      'aria-valuetext',
      '100%',
    );
    await expect(canvas.getByRole('slider', { name: 'Invalid' })).toHaveAccessibleDescription(
      'Choose 80 or less.',
    );
  },
};

export const PointerAndKeyboard: Story = {
  args: { min: 0, max: 10, defaultValue: 4, step: 0.5 },
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Volume' });
    await fireEvent.change(slider, { target: { value: '7.5' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(7.5);
    await expect(slider).toHaveAttribute('aria-valuetext', '7.5');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
  },
};

/** Numbers that the range cannot show appear at the nearest one. */
export const BadInput: Story = {
  render: (args) => (
    <Column>
      <Slider {...args} label="Too large" value={500} />
      <Slider {...args} label="No number" value={Number.NaN} />
      <Slider {...args} label="Between steps" value={12} step={5} />
      <Slider {...args} label="Limits reversed" min={10} max={5} value={7} />
    </Column>
  ),
  play: async ({ canvas }) => {
    for (const [name, value] of [
      ['Too large', '100'],
      ['No number', '0'],
      ['Between steps', '10'],
      ['Limits reversed', '10'],
    ] as const) {
      const slider = canvas.getByRole('slider', { name });
      await expect(slider).toHaveValue(value);
      await expect(slider).toHaveAttribute('aria-valuetext', value);
    }
  },
};

/** From right to left, the track starts at the right. */
export const RightToLeft: Story = {
  parameters: { hasPicture: true },
  render: (args) => (
    <Column dir="rtl">
      <Slider {...args} label="عُلُوّ الصوت" locale="ar-EG" marks={marks} defaultValue={25} />
    </Column>
  ),
};

export const LongContent: Story = {
  render: (args) => (
    <Narrow>
      <Slider
        {...args}
        label="Höchste Übertragungsgeschwindigkeit der angebundenen Dienste"
        defaultValue={40}
        valueText={(value) => `${value} Datensätze`}
        marks={marks}
      />
    </Narrow>
  ),
};
