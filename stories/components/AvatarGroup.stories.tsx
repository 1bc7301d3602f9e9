import { AvatarGroup } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const names = [
  'Priya Nair',
  'Amara Okafor',
  'Jonas Weber',
  'Elena Petrova',
  'Li Wei',
  'Donaudampfschifffahrtsgesellschaftskapitän Franz-Ferdinand von und zu Hohenstein',
];
const people = names.map((name) => ({ id: name, name }));

const meta = {
  title: 'Components/AvatarGroup',
  tags: ['autodocs'],
  component: AvatarGroup,
  args: { people, label: 'Members' },
} satisfies Meta<typeof AvatarGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Members' })).toHaveTextContent('Priya Nair');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const Small: Story = { args: { size: 'small' } };

/** All fit, so there is no button. */
export const Few: Story = {
  args: { people: people.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const more = canvas.getByRole('button', { name: '2 more people' });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const list = within(await screen.findByRole('dialog', { name: '2 more people' }));
    await expect(list.getByText('Li Wei')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(more).toHaveFocus();
  },
};

/** One avatar is always shown. */
export const NothingFits: Story = {
  args: { max: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Priya Nair')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '5 more people' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <AvatarGroup {...args} />
    </div>
  ),
};
