import { Page } from '@platform/ui';
import { BillingOverviewScreen } from '@platform/ui/billing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { checkLargerText } from '../../.storybook/checkLargerText.ts';
import { atEveryWidth } from '../../.storybook/modes.ts';
import {
  defaultEntitlements,
  entitlements,
  invoices,
  list,
  manyInvoices,
  oddInvoices,
  paths,
  plans,
  starter,
  subscription,
  today,
} from './fixtures.ts';
import { overviewRoleArgs } from './roleArgs.ts';
import { failed, loading, outdated, ready } from '../remotes.ts';

const meta = {
  title: 'Billing/Overview',
  component: BillingOverviewScreen,
  parameters: { layout: 'fullscreen', roleArgs: overviewRoleArgs },
  args: {
    paths,
    entitlements: ready(entitlements),
    invoices: ready(list),
    subscription: ready(subscription),
    plans: ready(plans),
    today,
    contactSalesHref: 'https://sales.example/contact',
    onLoadMore: fn(),
    onCheckAgain: fn(),
    onDismissCheckout: fn(),
  },
  render: (args) => (
    <Page>
      <BillingOverviewScreen {...args} />
    </Page>
  ),
} satisfies Meta<typeof BillingOverviewScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: atEveryWidth };

export const Content: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Billing & Subscriptions' }),
    ).toBeVisible();
    const tabs = within(canvas.getByRole('navigation', { name: 'Billing sections' }));
    await expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Overview',
      'Payment Plans',
      'Invoice',
    ]);
    await expect(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute(
      'href',
      '/billing/plans',
    );
    await expect(canvas.getByRole('link', { name: 'Usage Analytics' })).toHaveAttribute(
      'href',
      '/billing/usage-analytics',
    );

    const plan = within(canvas.getByRole('region', { name: 'Your plan' }));
    await expect(plan.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual([
      'PlanStarter',
      'Billing periodMonthly$49 / month',
      'Next charge01/07/24$49',
    ]);

    const balance = within(canvas.getByRole('region', { name: 'Balance Summary' }));
    const meters = balance.getAllByRole('meter');
    await expect(meters.map((meter) => meter.getAttribute('aria-label'))).toEqual([
      'LLM Token',
      'Voice Minutes',
      'API Calls',
      'Storage (MB)',
    ]);
    await expect(meters[0]).toHaveAttribute('aria-valuetext', '684 of 1,000');
    await expect(balance.getByText('LLM Token')).toBeVisible();
    await expect(balance.getAllByRole('listitem')[0]).toHaveTextContent('684 / 1,000');
    await expect(balance.getByText('94% used')).toBeVisible();
    await expect(balance.getAllByRole('listitem').map((stat) => stat.textContent)).toEqual([
      expect.stringContaining('Full on 30/06/24 at this pace. Past the limit, nothing more'),
      expect.stringContaining('Full on 22/06/24 at this pace. Past the limit, agents answer'),
      expect.stringContaining('Lasts until 01/07/24 at this pace. Past the limit, further calls'),
      expect.stringContaining('36% usedPast the limit, new files are refused.'),
    ]);

    const table = within(canvas.getByRole('table', { name: 'Invoices' }));
    const heads = table.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual([
      'No.',
      'Invoice Number',
      'Billing date',
      'Amount',
      'Plan',
      'Status',
    ]);
    const [, first] = table.getAllByRole('row');
    if (!first) throw new Error('The table shows no invoice.');
    const cells = within(first).getAllByRole('cell');
    await expect(cells[0]).toHaveTextContent('1');
    await expect(cells[1]).toHaveTextContent('INV-2024-0612');
    await expect(cells[2]).toHaveTextContent('12/06/24');
    await expect(cells[3]).toHaveTextContent('$49.00');
    await expect(cells[4]).toHaveTextContent('Starter');
    await expect(cells[5]).toHaveTextContent('Open');

    const head = table.getByRole('columnheader', { name: 'Amount' });
    await expect(getComputedStyle(head).textAlign).toBe('end');
    await expect(getComputedStyle(cells[3] as HTMLElement).textAlign).toBe('end');
    await expect(canvas.getByRole('link', { name: 'View all' })).toHaveAttribute(
      'href',
      '/billing/invoices',
    );

    const sales = canvas.getByRole('link', { name: /^Contact Sales/ });
    await expect(sales).toHaveAttribute('target', '_blank');
    await expect(sales).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Loading: Story = {
  args: {
    entitlements: loading,
    invoices: loading,
    subscription: loading,
    plans: loading,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading usage...')).toBeVisible();
    await expect(canvas.getByText('Loading invoices…')).toBeVisible();
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};

export const Empty: Story = {
  args: {
    entitlements: ready(null),
    invoices: ready({ invoices: [], hasMore: false, isLoadingMore: false }),
    subscription: ready({ priceId: null }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No entitlements found')).toBeVisible();
    await expect(await canvas.findByText('No invoices found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'View all' })).toBeNull();
    await expect(canvas.getByText('No subscription')).toBeVisible();
    await expect(canvas.queryByText('Next charge')).toBeNull();
  },
};

/** D19: the default limits, marked as such. */
export const DefaultLimits: Story = {
  args: { entitlements: ready(defaultEntitlements) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Default limits')).toBeVisible();
    await expect(canvas.getAllByRole('meter')[3]).toHaveAttribute('aria-valuetext', '0 of 50');
  },
};

/** Reading 33 and D17: usage over the limit, nothing included, huge figures. */
export const OddUsage: Story = {
  args: {
    entitlements: ready({
      ...entitlements,
      usage: {
        llmTokens: { used: 1200, included: 1000 },
        voiceMinutes: { used: 12, included: 0 },
        apiCalls: { used: 999_999_999_999, included: 1_000_000_000_000 },
        storageMb: { used: 0, included: 50 },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('120% of the limit')).toBeVisible();
    const [tokens, calls, storage, ...others] = canvas.getAllByRole('meter');
    await expect(others).toEqual([]);
    await expect(tokens).toHaveAttribute('aria-valuenow', '1000');
    await expect(tokens).toHaveAttribute('aria-valuetext', '1,200 of 1,000');
    await expect(calls).toHaveAccessibleName('API Calls');
    await expect(storage).toHaveAccessibleName('Storage (MB)');
    const [, minutes] = within(
      canvas.getByRole('region', { name: 'Balance Summary' }),
    ).getAllByRole('listitem');
    await expect(minutes?.textContent).toBe('Voice Minutes12');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
  parameters: { alsoIn: ['phone'] },
};

const retry = fn();

export const Failed: Story = {
  args: { invoices: failed('Failed to load invoices.', retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load invoices.');
    await expect(canvas.getAllByRole('meter')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

const retryRefresh = fn();

export const RefreshFailed: Story = {
  args: {
    invoices: outdated(list, 'Failed to load invoices.', retryRefresh),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load invoices.');
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retryRefresh).toHaveBeenCalledOnce();
  },
};

export const LoadMore: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const LoadingMore: Story = {
  args: { invoices: ready({ ...list, isLoadingMore: true }) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Loading more…/ });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const MoreFailed: Story = {
  args: { invoices: ready({ ...list, moreError: 'Failed to load invoices.' }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load invoices.');
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** The five newest invoices, with a link to all. */
export const AllLoaded: Story = {
  args: {
    invoices: ready({ invoices: invoices.slice(0, 30), hasMore: false, isLoadingMore: false }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'View all' })).toBeVisible();
  },
};

const fiveThousand = manyInvoices(5000);

/** D05: only visible rows are in the document. */
export const FiveThousandInvoices: Story = {
  args: { invoices: ready({ invoices: fiveThousand, hasMore: true, isLoadingMore: false }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(6);
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
  },
};

export const LongContent: Story = {
  args: { invoices: ready({ invoices: oddInvoices, hasMore: true, isLoadingMore: false }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(canvas.getByText('<img src=x onerror="alert(1)">')).toBeVisible();
    await expect(canvas.getByText('partially refunded')).toBeVisible();
    const yen = within(canvas.getAllByRole('row')[1] as HTMLElement);
    await expect(yen.getAllByRole('cell')[3]).toHaveTextContent('¥4,900');
    const gold = within(canvas.getAllByRole('row')[2] as HTMLElement);
    await expect(gold.getAllByRole('cell')[3]).toHaveTextContent('49.00 GOLD COINS');
    const missing = within(canvas.getAllByRole('row')[3] as HTMLElement);
    await expect(missing.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '3',
      expect.stringMatching(/^–/),
      'N/A',
      '–',
      '–',
      'N/A',
    ]);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** Unbroken names and amounts do not widen the page. */
export const LongContentFits: Story = {
  args: { invoices: ready({ invoices: oddInvoices, hasMore: false, isLoadingMore: false }) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** After the checkout, the provider notifies the server late. */
export const Confirming: Story = {
  args: { checkout: 'confirming' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Confirming your payment…')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  },
};

export const Confirmed: Story = {
  args: { checkout: 'confirmed' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Payment confirmed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismissCheckout).toHaveBeenCalledOnce();
  },
};

export const Unconfirmed: Story = {
  parameters: { alsoIn: ['phone'] },
  args: { checkout: 'unconfirmed' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Payment not confirmed yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheckAgain).toHaveBeenCalledOnce();
  },
};

export const EndsWithThePeriod: Story = {
  args: { subscription: ready({ priceId: starter, endsAt: new Date(2024, 6, 12) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your subscription ends on 12/07/24.')).toBeVisible();
    await expect(canvas.getByText('Access ends')).toBeVisible();
    await expect(canvas.queryByText('Next charge')).toBeNull();
  },
};

/** Longer rows wrap and boxes grow: nothing is truncated on phones. */
export const LargerText: Story = {
  globals: { viewport: { value: 'phone' } },
  play: checkLargerText,
};
