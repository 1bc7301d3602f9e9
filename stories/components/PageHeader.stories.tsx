import { Button, Icon, Page, PageHeader, Tabs } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserPlus } from 'lucide';
import { expect, fn, screen, waitFor } from 'storybook/test';

const onSelect = fn();

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
  beforeEach: () => {
    onSelect.mockClear();
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

export const ActionFillsTheWidth: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Invite User' }).getBoundingClientRect();
    const start = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().left;
    await expect(button.left).toBe(start);
    await expect(button.right).toBe(window.innerWidth - start);
  },
};

const moreActions = [
  { id: 'export', label: 'Export CSV', onSelect },
  { id: 'guide', label: 'Guide', href: '#guide' },
];

/** Buttons before the primary action. */
export const MoreActions: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { moreActions },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(onSelect).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Guide' })).toBeVisible();
    await expect(canvas.getAllByRole('button').at(-1)).toHaveTextContent('Invite User');
  },
};

/** A phone has room for one button; a menu has the others. */
export const MoreActionsInMenu: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { moreActions },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Invite User' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    const more = canvas.getByRole('button', { name: 'More actions' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Export CSV' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledOnce();
    await expect(more).toHaveFocus();
  },
};

/** Without a primary action, the first of the others stays a button. */
export const FirstOfMoreActionsIsButton: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { actions: undefined, moreActions },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'More actions' })).toBeVisible();
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
