import { Link, Timeline } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, CircleAlert, Mail } from 'lucide';
import { expect } from 'storybook/test';

const entries = [
  {
    id: 'paid',
    date: '2024-06-18T09:40:00Z',
    title: 'Invoice paid',
    icon: Check,
    tone: 'success' as const,
  },
  {
    id: 'failed',
    date: '2024-06-18T08:05:00Z',
    title: 'Payment failed',
    description: 'The card ending in 4242 was declined.',
    icon: CircleAlert,
    tone: 'danger' as const,
  },
  {
    id: 'sent',
    date: '2024-06-11T16:20:00Z',
    title: <Link href="#invoice">Invoice 1204 sent</Link>,
    icon: Mail,
    tone: 'accent' as const,
  },
  { id: 'made', date: '2024-06-11T16:00:00Z', title: 'Invoice created' },
];

const meta = {
  title: 'Components/Timeline',
  tags: ['autodocs'],
  component: Timeline,
  args: { label: 'History', entries },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'History' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const [time] = canvas.getAllByText('18/06/24');
    await expect(time).toHaveAttribute('datetime', '2024-06-18T09:40:00.000Z');
  },
};

export const ByDay: Story = {
  args: { groupsByDay: true, headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '18/06/24' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'History 11/06/24' })).toBeVisible();
    await expect(canvas.getByText('09:40')).toBeVisible();
  },
};

/** Today and yesterday have names. */
export const TodayAndYesterday: Story = {
  args: {
    groupsByDay: true,
    entries: [0, 1].map((days) => {
      const date = new Date();
      date.setDate(date.getDate() - days);
      return { id: String(days), date, title: 'Signed in' };
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Yesterday' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing yet')).toBeVisible();
  },
};

/** Entries without a valid date stay, below the others. */
export const BrokenDates: Story = {
  args: { groupsByDay: true, entries: [{ id: 'a', date: 'soon', title: 'Imported' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No date' })).toBeVisible();
    await expect(canvas.getByText('Imported')).toBeVisible();
  },
};

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    entries: [
      {
        id: 'a',
        date: '2024-06-18T09:40:00Z',
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        description: 'Changed by an import. '.repeat(20),
      },
      ...entries,
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Timeline {...args} />
    </div>
  ),
};
