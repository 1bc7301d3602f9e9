import {
  BillingOverviewScreen,
  InvoicesScreen,
  PlansScreen,
  UsageAnalyticsScreen,
} from '@platform/ui/billing';
import type { StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { inShell } from '../shell/inShell.tsx';
import invoicesMeta from './Invoices.stories.tsx';
import overviewMeta from './Overview.stories.tsx';
import plansMeta from './Plans.stories.tsx';
import { paths } from './fixtures.ts';
import { invoicesRoleArgs, overviewRoleArgs, plansRoleArgs } from './roleArgs.ts';

const meta = { title: 'Billing/In the shell', parameters: { layout: 'fullscreen' } };

export default meta;

const at = (currentPath: string) =>
  inShell({ currentPath, breadcrumb: [{ label: 'Billing & Subscriptions' }] });

export const Overview: StoryObj<typeof BillingOverviewScreen> = {
  args: overviewMeta.args,
  render: (args) => <BillingOverviewScreen {...args} />,
  decorators: [at('/billing')],
  parameters: { ...atEveryWidth, alsoIn: ['phone'], roleArgs: overviewRoleArgs },
};

export const Plans: StoryObj<typeof PlansScreen> = {
  args: plansMeta.args,
  render: (args) => <PlansScreen {...args} />,
  decorators: [at('/billing/plans')],
  parameters: { hasPicture: true, alsoIn: ['phone'], roleArgs: plansRoleArgs },
};

export const Invoices: StoryObj<typeof InvoicesScreen> = {
  args: invoicesMeta.args,
  render: (args) => <InvoicesScreen {...args} />,
  decorators: [at('/billing/invoices')],
  parameters: { hasPicture: true, roleArgs: invoicesRoleArgs },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Actions for INV-2024-0512' }));
    await screen.findByRole('menu');
  },
};

export const UsageAnalytics: StoryObj<typeof UsageAnalyticsScreen> = {
  render: () => <UsageAnalyticsScreen paths={paths} />,
  decorators: [at('/billing/usage-analytics')],
  parameters: { hasPicture: true },
};
