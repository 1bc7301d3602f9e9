import { Button, Icon, Page, PageHeader, Tabs } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserPlus } from 'lucide';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/PageHeader',
  tags: ['autodocs'],
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
  args: {
    title: 'Team Management',
    description: 'View and update team roles, statuses and permissions',
    actions: (
      <Button variant="primary" startIcon={<Icon icon={UserPlus} />}>
        Invite User
      </Button>
    ),
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Invite User' }).getBoundingClientRect();
    await expect(button.width).toBe(window.innerWidth - 32);
  },
};

export const TitleOnly: Story = { args: { description: undefined, actions: undefined } };

export const WithTabs: Story = {
  args: {
    title: 'Billing & Subscriptions',
    description: undefined,
    actions: undefined,
    tabs: (
      <Tabs
        label="Billing"
        value="plans"
        items={[
          { value: 'overview', label: 'Overview', href: '#overview' },
          { value: 'plans', label: 'Payment Plans', href: '#plans' },
        ]}
      />
    ),
  },
};

export const LongContent: Story = {
  args: { title: 'A'.repeat(160) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
