import { Progress } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column, Row } from './layout.tsx';

const meta = {
  title: 'Components/Progress',
  tags: ['autodocs'],
  component: Progress,
  args: { label: 'Importing contacts', value: 320, max: 412 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar', { name: 'Importing contacts' });
    await expect(progress).toHaveAttribute('aria-valuenow', '320');
    await expect(progress).toHaveAttribute('aria-valuemax', '412');
    await expect(progress).toHaveAttribute('aria-valuetext', '78%');
  },
};

export const WithText: Story = { args: { hasText: true, valueText: '320 of 412' } };

/** Without a value, screen readers announce an indeterminate progress bar. */
export const Indeterminate: Story = {
  args: { value: null, hasText: true },
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar');
    await expect(progress).not.toHaveAttribute('aria-valuenow');
    await expect(progress).not.toHaveAttribute('aria-valuetext');
  },
};

export const Rings: Story = {
  render: (args) => (
    <Row>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Progress key={size} {...args} shape="ring" size={size} hasText />
      ))}
      <Progress {...args} shape="ring" value={null} hasText />
      <Progress {...args} shape="ring" value={0} hasText />
    </Row>
  ),
};

export const Bars: Story = {
  render: (args) => (
    <Column>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Progress key={size} {...args} size={size} />
      ))}
      <Progress {...args} value={0} />
      <Progress {...args} value={412} status="success" />
      <Progress {...args} status="warning" />
      <Progress {...args} status="danger" />
    </Column>
  ),
};

/** A value out of range is shown as the nearest end. */
export const OutOfRange: Story = {
  args: { value: 900 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '412');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '100%');
  },
};

/** A total of 0 is shown as 0 percent. */
export const NothingToDo: Story = { args: { value: 0, max: 0, hasText: true } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Progress {...args} hasText />
    </div>
  ),
};

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Importing contacts of Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    valueText: '1,203,320 of 4,000,412 contacts',
    hasText: true,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
