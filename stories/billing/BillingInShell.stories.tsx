import {
  AppShell,
  BillingOverviewScreen,
  InvoicesScreen,
  PlansScreen,
  UsageAnalyticsScreen,
} from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { entitlements, firstPage, list, paths, plans, ready, starter } from './fixtures.ts';
import { links, navigation } from '../shell/fixtures.ts';

/** The screens as the mockups show them, in the frame of the signed-in pages. */
const meta = {
  title: 'Billing/In the shell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    navigation,
    links,
    currentPath: '/billing',
    breadcrumb: [{ label: 'Billing & Subscription', href: '/billing' }, { label: 'Overview' }],
    user: { id: 'priya.nair', name: 'Priya Nair' },
    theme: 'system',
    onThemeChange: fn(),
    onSignOut: fn(),
    isSidebarExpanded: true,
    onSidebarExpandedChange: fn(),
    children: (
      <BillingOverviewScreen
        paths={paths}
        entitlements={ready(entitlements)}
        invoices={ready(list)}
        contactSalesHref="https://sales.example/contact"
        onLoadMore={fn()}
        onCheckAgain={fn()}
        onDismissCheckout={fn()}
      />
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const OverviewOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Plans: Story = {
  args: {
    currentPath: '/billing/plans',
    breadcrumb: [{ label: 'Billing & Subscription', href: '/billing' }, { label: 'Payment Plans' }],
    children: (
      <PlansScreen
        paths={paths}
        plans={ready(plans)}
        subscription={ready({ priceId: starter })}
        usage={entitlements.usage}
        changeRefusal={null}
        cancelRefusal={null}
        onCheckAgain={fn()}
        onDismissCheckout={fn()}
        onCheckout={fn()}
        onCancelSubscription={fn()}
      />
    ),
  },
};

export const PlansOnPhone: Story = { ...Plans, globals: { viewport: { value: 'phone' } } };

export const Invoices: Story = {
  args: {
    currentPath: '/billing/invoices',
    breadcrumb: [{ label: 'Billing & Subscription', href: '/billing' }, { label: 'Invoice' }],
    children: (
      <InvoicesScreen
        paths={paths}
        invoices={ready(firstPage)}
        onPrevious={fn()}
        onNext={fn()}
        onSendEmail={fn()}
      />
    ),
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Actions for INV-2024-0512' }));
    await screen.findByRole('menu');
  },
};

export const UsageAnalytics: Story = {
  args: {
    currentPath: '/billing/usage-analytics',
    breadcrumb: [
      { label: 'Billing & Subscription', href: '/billing' },
      { label: 'Usage Analytics' },
    ],
    children: <UsageAnalyticsScreen paths={paths} />,
  },
};
