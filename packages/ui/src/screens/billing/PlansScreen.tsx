import type { Interval, Plan, Subscription, UsageFigures } from '@platform/domain';
import { billingTexts, useTranslation } from '@platform/i18n';
import { useMemo, useState } from 'react';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { useAfterPaint } from '../../internal/useAfterPaint.ts';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import type { RemovalOutcome } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { Remote } from '../../remote.ts';
import { BillingNotices } from './BillingNotices.tsx';
import { PlanCards } from './PlanCards.tsx';
import { PlanDialogs } from './PlanDialogs.tsx';
import { Bar, Heading, Subtitle } from './Section.styles.ts';
import type { OfferRules } from './planOffer.ts';
import { currentPlan, firstInterval } from './shownPlans.ts';
import type { BillingPaths, BillingRefusal, CheckoutOutcome, CheckoutState } from './types.ts';
import { usePlanChoice } from './usePlanChoice.ts';
import { useBillingHeader } from './useBillingHeader.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';

export interface PlansScreenProps {
  /** URLs of the links in the area. */
  paths: BillingPaths;
  /** A failure shows 'No plans available' with Retry. */
  plans: Remote<readonly Plan[]>;
  /** While it loads, plans cannot be chosen; a failure counts as no subscription. */
  subscription: Remote<Subscription>;
  /** Current usage for the comparison; `null` if it is unknown or a default. */
  usage: UsageFigures | null;
  /** Reason why Subscribe and Change Plan are disabled, or `null`. */
  changeRefusal: BillingRefusal | null;
  /** Reason why Cancel Subscription is disabled, or `null`. */
  cancelRefusal: BillingRefusal | null;
  /** State of the last purchase; while 'confirming', no other can be started. */
  checkout?: CheckoutState | undefined;
  /** Checks the status again while the purchase is not confirmed. */
  onCheckAgain: () => void;
  /** Dismisses the purchase notice. */
  onDismissCheckout: () => void;
  /** Opens a checkout. Must not reject; never called concurrently or after 'redirecting'. */
  onCheckout: (plan: Plan) => Promise<CheckoutOutcome>;
  /** Cancels the subscription. Must not reject. Not called concurrently. */
  onCancelSubscription: () => Promise<RemovalOutcome>;
  /** Called if a forbidden action was triggered; report it to the user. */
  onRefused?: ((refusal: BillingRefusal) => void) | undefined;
}

/** Payment Plans: comparison, purchase and cancellation. */
export function PlansScreen(props: PlansScreenProps) {
  const { paths, plans, subscription } = props;
  const t = useTranslation(billingTexts);
  const header = useBillingHeader(paths, 'plans');
  const [chosen, setChosen] = useState<Interval | null>(null);
  const { changeRefusal, cancelRefusal } = props;
  const isCheckoutPending = props.checkout === 'confirming';
  const rules = useMemo(
    (): OfferRules => ({
      subscription: subscriptionOf(subscription),
      changeRefusal,
      cancelRefusal,
      isCheckoutPending,
    }),
    [subscription, changeRefusal, cancelRefusal, isCheckoutPending],
  );
  const all = plans.status === 'ready' ? plans.data : NONE;
  const current = currentPlan(all, rules.subscription?.priceId ?? null);
  // The toggle responds at once; the cards follow.
  const followed = useAfterPaint(chosen);
  const first = firstInterval(all, current);
  const interval = chosen ?? first;
  const shownInterval = followed ?? first;
  const choice = usePlanChoice({ plans: all, rules, onRefused: props.onRefused });
  return (
    <>
      <PageHeader {...header} />
      <Grid gap="9">
        <BillingNotices
          checkout={props.checkout}
          onCheckAgain={props.onCheckAgain}
          onDismissCheckout={props.onDismissCheckout}
          endsAt={rules.subscription?.endsAt}
        />
        <section>
          <Bar data-gap="wide">
            <Heading>
              <Text as="h2" type="section" isTracked>
                {t('billing.plans.title')}
              </Text>
              <Subtitle>{t('billing.plans.subtitle')}</Subtitle>
            </Heading>
            <SegmentedControl
              label={t('billing.plans.period')}
              options={[
                { value: 'month', label: t('billing.plans.monthly') },
                { value: 'year', label: t('billing.plans.yearly') },
              ]}
              value={interval}
              onValueChange={setChosen}
            />
          </Bar>
          <PlanCards
            plans={plans}
            interval={shownInterval}
            rules={rules}
            usage={props.usage}
            onChoose={choice.choose}
            onCancel={choice.askToCancel}
          />
        </section>
      </Grid>
      <PlanDialogs
        choice={choice}
        current={current}
        onCheckout={props.onCheckout}
        onCancelSubscription={props.onCancelSubscription}
      />
    </>
  );
}

const NONE: readonly Plan[] = [];

const NO_SUBSCRIPTION: Subscription = { priceId: null };

/** `null` while loading; a failure counts as no subscription. */
function subscriptionOf(subscription: Remote<Subscription>): Subscription | null {
  if (subscription.status === 'ready') return subscription.data;
  return subscription.status === 'error' ? NO_SUBSCRIPTION : null;
}
