import { Page } from '@platform/ui';
import { PlansScreen } from '@platform/ui/billing';
import type { RemovalOutcome } from '@platform/ui';
import type { CheckoutOutcome } from '@platform/ui/billing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { entitlements, oddPlans, paths, plans, starter } from './fixtures.ts';
import { plansRoleArgs } from './roleArgs.ts';
import { WITHDRAWAL, WithdrawnPlans } from './WithdrawnPlans.tsx';
import { failed, loading, ready } from '../remotes.ts';

const meta = {
  title: 'Billing/Plans',
  component: PlansScreen,
  parameters: { layout: 'fullscreen', roleArgs: plansRoleArgs },
  args: {
    paths,
    plans: ready(plans),
    subscription: ready({ priceId: starter }),
    usage: entitlements.usage,
    changeRefusal: null,
    cancelRefusal: null,
    onCheckAgain: fn(),
    onDismissCheckout: fn(),
    onCheckout: fn(async (): Promise<CheckoutOutcome> => ({ status: 'redirecting' })),
    onCancelSubscription: fn(async (): Promise<RemovalOutcome> => undefined),
    onRefused: fn(),
  },
  render: (args) => (
    <Page>
      <PlansScreen {...args} />
    </Page>
  ),
} satisfies Meta<typeof PlansScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

function card(canvas: HTMLElement, name: string) {
  return within(within(canvas).getByRole('article', { name }));
}

async function openPayment(canvas: HTMLElement, name: string, button = 'Change Plan') {
  await userEvent.click(card(canvas, name).getByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose Your Payment Method' });
  const proceed = within(dialog).getByRole('button', { name: 'Continue' });
  await waitFor(() => expect(proceed).toBeEnabled());
  return { dialog: within(dialog), proceed };
}

export const Default: Story = { parameters: { ...atEveryWidth, alsoIn: ['phone'] } };

export const Content: Story = {
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Payment Plans' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(
      canvas
        .getAllByRole('article')
        .map((article) => within(article).getByRole('heading').textContent),
    ).toEqual(['Starter', 'Pro', 'Business']);
    const currentPlanCard = card(canvasElement, 'Starter');
    await expect(currentPlanCard.getByText('Current plan')).toBeVisible();
    await expect(
      currentPlanCard.getByRole('button', { name: 'Cancel Subscription' }),
    ).toBeVisible();
    const pro = card(canvasElement, 'Pro');
    await expect(pro.getByText('Most Popular')).toBeVisible();
    await expect(pro.getByText('$149')).toBeVisible();
    await expect(pro.getByRole('button', { name: 'Change Plan' })).toHaveAccessibleDescription(
      'Pro',
    );
    await expect(canvas.getAllByText('Most Popular')).toHaveLength(1);
  },
};

/** Usage is shown once; the features of all plans are aligned. */
export const Comparison: Story = {
  play: async ({ canvas }) => {
    const use = within(canvas.getByRole('region', { name: 'Your current usage' }));
    await expect(canvas.getAllByRole('meter')).toHaveLength(4);
    await expect(use.getByRole('meter', { name: 'LLM Token' })).toHaveAttribute(
      'aria-valuetext',
      '684 of 1,000',
    );
    const lines = ['1,000 LLM tokens', '25K LLM tokens', '120K LLM tokens'].map((words) =>
      canvas.getAllByRole('listitem').find((line) => line.textContent === words),
    );
    const topEdges = lines.map((line) => line?.getBoundingClientRect().top);
    await expect(new Set(topEdges).size).toBe(1);
    await expect(topEdges[0]).toBeGreaterThan(0);
  },
};

export const UsageUnknown: Story = {
  args: { usage: null },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.queryByRole('meter')).toBeNull();
    await expect(card(canvasElement, 'Pro').getByText('25K')).toBeVisible();
  },
};

export const CardsInOneRow: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    const topEdges = new Set(cards.map((plan) => plan.getBoundingClientRect().top));
    await expect(topEdges.size).toBe(1);
  },
  parameters: { hasPicture: true },
};

export const Yearly: Story = {
  play: async ({ canvasElement, canvas }) => {
    const period = canvas.getByRole('radiogroup', { name: 'Billing period' });
    await expect(within(period).getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await userEvent.click(within(period).getByRole('radio', { name: 'Yearly' }));
    await expect(await canvas.findByText('$1,490')).toBeVisible();
    await expect(card(canvasElement, 'Pro').getByText('/ year')).toBeVisible();
    await expect(card(canvasElement, 'Pro').getByText('Yearly saves $298 a year')).toBeVisible();
    await expect(
      card(canvasElement, 'Starter').getByRole('button', { name: 'Change Plan' }),
    ).toBeVisible();
  },
};

/** A tenant that pays yearly sees the yearly plans first. */
export const YearlySubscription: Story = {
  args: { subscription: ready({ priceId: 'price_pro_year' }) },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    await expect(card(canvasElement, 'Pro').getByText('Current plan')).toBeVisible();
    await expect(card(canvasElement, 'Pro').getByText('Most Popular')).toBeVisible();
  },
};

export const NoSubscription: Story = {
  args: { subscription: ready({ priceId: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Subscribe' })).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { plans: loading, subscription: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading plans…')).toBeVisible();
  },
};

/** No plan can be chosen until the subscription is loaded. */
export const LoadingSubscription: Story = {
  args: { subscription: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** D19: a subscription status that fails to load counts as none. */
export const FailedSubscription: Story = {
  args: { subscription: failed('Failed', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Subscribe' })).toHaveLength(3);
  },
};

export const Empty: Story = {
  args: { plans: ready([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No plans available')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

const retry = fn();

/** D19: if the plans fail to load, the empty state is shown, with Retry. */
export const Failed: Story = {
  args: { plans: failed('Failed', retry) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(canvas.getByText('No plans available')).toBeVisible();
  },
};

export const LongContent: Story = {
  args: { plans: ready(oddPlans), subscription: ready({ priceId: null }) },
  play: async ({ args, canvasElement }) => {
    const bold = card(canvasElement, '<b>Bold</b>');
    await expect(bold.getByText('–')).toBeVisible();
    await expect(bold.getByText('942 used now, more than included')).toBeVisible();
    const subscribe = bold.getByRole('button', { name: 'Subscribe' });
    await expect(subscribe).toHaveAccessibleDescription(
      '<b>Bold</b> This plan cannot be bought here. Contact sales.',
    );
    await userEvent.click(subscribe);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(card(canvasElement, 'PRO').getByText('1,234,567.89 GOLD')).toBeVisible();
    await expect(card(canvasElement, 'PRO').getAllByText('N/A')).toHaveLength(4);
    await expect(args.onCheckout).not.toHaveBeenCalled();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
  parameters: { alsoIn: ['phone'] },
};

/** A viewer sees everything and can change nothing; each button shows the reason. */
export const NonAdmin: Story = {
  globals: { role: 'viewer' },
  play: async ({ args, canvasElement }) => {
    const change = card(canvasElement, 'Pro').getByRole('button', { name: 'Change Plan' });
    await expect(change).toHaveAttribute('aria-disabled', 'true');
    await expect(change).toHaveAccessibleDescription(
      'Pro Only a tenant admin can change subscription.',
    );
    await userEvent.click(change);
    const cancel = card(canvasElement, 'Starter').getByRole('button', {
      name: 'Cancel Subscription',
    });
    await expect(cancel).toHaveAccessibleDescription(
      'Starter Only a tenant admin can cancel subscription.',
    );
    await userEvent.click(cancel);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
};

/** The mockup plans-payment. The provider option is disabled for its first 200 ms. */
export const Payment: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(card(canvasElement, 'Pro').getByRole('button', { name: 'Change Plan' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Choose Your Payment Method' }),
    );
    await expect(dialog.getByText('Pro, $149 per month')).toBeInTheDocument();
    const provider = dialog.getByRole('radio', { name: 'Card payment provider' });
    await waitFor(() => expect(provider).toBeChecked());
    await expect(provider).toBeEnabled();
    await waitFor(() => expect(provider).toHaveFocus());
    const later = dialog.getByRole('radio', { name: 'Credit/Debit Card' });
    await expect(later).toBeDisabled();
    await expect(later).toHaveAccessibleDescription('Coming soon');
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
  parameters: { alsoIn: ['phone'] },
};

/** O20: a double press creates one session, and the dialog stays until the page unloads. */
export const Checkout: Story = {
  play: async ({ args, canvasElement }) => {
    const { dialog, proceed } = await openPayment(canvasElement, 'Pro');
    await userEvent.dblClick(proceed);
    await expect(args.onCheckout).toHaveBeenCalledOnce();
    await expect(args.onCheckout).toHaveBeenCalledWith(
      expect.objectContaining({ priceId: 'price_pro_month' }),
    );
    await waitFor(() => expect(proceed).toHaveTextContent('Opening checkout…'));
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(screen.getByRole('dialog')).toBeVisible();

    // The user returns with the Back button; the page comes from the back/forward cache.
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const reopened = await openPayment(canvasElement, 'Pro');
    await userEvent.click(reopened.proceed);
    await expect(args.onCheckout).toHaveBeenCalledTimes(2);
  },
};

export const CheckoutRefused: Story = {
  args: {
    onCheckout: fn(async (): Promise<CheckoutOutcome> => ({
      status: 'refused',
      message: 'Unable to start checkout. Please try again.',
    })),
  },
  play: async ({ args, canvasElement }) => {
    const { dialog, proceed } = await openPayment(canvasElement, 'Business');
    await userEvent.click(proceed);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Unable to start checkout. Please try again.',
    );
    await userEvent.click(proceed);
    await waitFor(() => expect(args.onCheckout).toHaveBeenCalledTimes(2));
  },
};

/** Closing within the 200 ms cancels the wait; nothing is bought. */
export const PaymentCancelled: Story = {
  play: async ({ args, canvasElement }) => {
    const change = card(canvasElement, 'Pro').getByRole('button', { name: 'Change Plan' });
    await userEvent.click(change);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(change).toHaveFocus());
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
};

export const PlanWithdrawn: Story = {
  render: (args) => <WithdrawnPlans {...args} />,
  play: async ({ args, canvasElement }) => {
    const { dialog, proceed } = await openPayment(canvasElement, 'Pro');
    window.dispatchEvent(new Event(WITHDRAWAL));
    await waitFor(() => expect(dialog.queryByText('Pro, $149 per month')).toBeNull());
    await userEvent.click(proceed);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Please select a plan first.');
    await expect(args.onRefused).toHaveBeenCalledWith('noPlan');
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
};

/** While a purchase is being confirmed, no other can be started. */
export const Confirming: Story = {
  args: { checkout: 'confirming', subscription: ready({ priceId: null }) },
  play: async ({ args, canvasElement, canvas }) => {
    await expect(canvas.getByText('Confirming your payment…')).toBeVisible();
    const subscribe = card(canvasElement, 'Pro').getByRole('button', { name: 'Subscribe' });
    await expect(subscribe).toHaveAccessibleDescription(
      'Pro Your last payment is still being confirmed.',
    );
    await userEvent.click(subscribe);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
};

export const CheckoutCancelled: Story = {
  args: { checkout: 'cancelled' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Nothing was charged.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismissCheckout).toHaveBeenCalledOnce();
  },
};

export const CancelSubscription: Story = {
  play: async ({ args, canvasElement }) => {
    const open = card(canvasElement, 'Starter').getByRole('button', {
      name: 'Cancel Subscription',
    });
    await userEvent.click(open);
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('Starter, $49 per month')).toBeInTheDocument();
    const keep = dialog.getByRole('button', { name: 'Keep Subscription' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.click(keep);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
    await expect(args.onCancelSubscription).not.toHaveBeenCalled();

    await userEvent.click(open);
    const reopened = within(await screen.findByRole('alertdialog'));
    await userEvent.dblClick(reopened.getByRole('button', { name: 'Cancel Subscription' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onCancelSubscription).toHaveBeenCalledOnce();
  },
};

export const Cancelling: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      card(canvasElement, 'Starter').getByRole('button', { name: 'Cancel Subscription' }),
    );
    await screen.findByRole('alertdialog');
  },
  parameters: { alsoIn: ['phone'] },
};

export const CancelRefused: Story = {
  args: {
    onCancelSubscription: fn(async (): Promise<RemovalOutcome> => ({
      status: 'refused',
      message: 'Unable to cancel subscription. Please try again.',
    })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      card(canvasElement, 'Starter').getByRole('button', { name: 'Cancel Subscription' }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Subscription' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Unable to cancel subscription. Please try again.',
    );
  },
};

/** Already cancelled: access lasts until the end of the period, and other plans can be bought. */
export const EndsWithThePeriod: Story = {
  args: { subscription: ready({ priceId: starter, endsAt: new Date(2024, 6, 12) }) },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByText('Your subscription ends on 12/07/24.')).toBeVisible();
    await expect(card(canvasElement, 'Starter').getByText('Ends on 12/07/24')).toBeVisible();
    await expect(card(canvasElement, 'Starter').queryByRole('button')).toBeNull();
    await expect(
      card(canvasElement, 'Pro').getByRole('button', { name: 'Change Plan' }),
    ).toBeEnabled();
  },
};

/** The current plan is no longer sold; it can still be cancelled. */
export const RetiredPlan: Story = {
  args: { subscription: ready({ priceId: 'price_gone' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your current plan is no longer offered/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Subscription' }));
    await screen.findByRole('alertdialog');
  },
};

export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    card(canvasElement, 'Pro').getByRole('button', { name: 'Change Plan' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('radio', { checked: true })).toHaveFocus());
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCheckout).toHaveBeenCalledOnce();
  },
};
