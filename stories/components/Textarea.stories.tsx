import { Textarea } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Column } from './layout.tsx';

const meta = {
  title: 'Components/Textarea',
  tags: ['autodocs'],
  component: Textarea,
  args: { label: 'Notes', placeholder: 'What should the others know?' },
  render: (args) => (
    <Column>
      <Textarea {...args} />
    </Column>
  ),
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Limited: Story = {
  args: { maxLength: 200, hint: 'Only your team sees this.' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), 'Calls back');
    await expect(canvas.getByText('10/200')).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Column>
      <Textarea {...args} label="Invalid" error="Say a few words about the call." />
      <Textarea {...args} label="Disabled" disabled defaultValue="Not available" />
      <Textarea {...args} label="Read-only" readOnly defaultValue="Called twice in May." />
    </Column>
  ),
};

export const LongContent: Story = {
  args: { defaultValue: 'She asked about opening hours and the parking lot. '.repeat(30) },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Notes' });
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
  },
};
