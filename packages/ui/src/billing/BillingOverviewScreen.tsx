import type { Plan, Subscription } from '@platform/domain';
import { billingTexts, useTranslation } from '@platform/i18n';
import { ArrowRight, ArrowUpRight } from 'lucide';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { Link } from '../components/Link/Link.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { dataOf } from '../remote.ts';
import type { Remote } from '../remote.ts';
import { BalanceSummary } from './BalanceSummary.tsx';
import { BillingNotices } from './BillingNotices.tsx';
import { OverviewInvoices } from './OverviewInvoices.tsx';
import { PlanSummary } from './PlanSummary.tsx';
import { SalesCard } from './SalesCard.tsx';
import { SmallLink, Stack } from './Section.styles.ts';
import { billingPeriod } from './billingPeriod.ts';
import { currentPlan } from './shownPlans.ts';
import type { BillingEntitlements, BillingPaths, CheckoutState, InvoiceList } from './types.ts';
import { useBillingHeader } from './useBillingHeader.tsx';

export interface BillingOverviewScreenProps {
  /** Where the links of the area lead. */
  paths: BillingPaths;
  /** Ready with `null` reads 'No entitlements found'; a failure is the defaults, `isDefault`. */
  entitlements: Remote<BillingEntitlements | null>;
  /** Fails inline with its message, 'Failed to load invoices.', and Retry. */
  invoices: Remote<InvoiceList>;
  /** Loads the next server page and appends it. */
  onLoadMore: () => void;
  /** A failure counts as no subscription. */
  subscription: Remote<Subscription>;
  /** Names the plan of the subscription; a failure leaves it to the entitlements. */
  plans: Remote<readonly Plan[]>;
  /** From when the figures are foretold. */
  today: Date;
  /** What is known about the purchase the person comes back from; nothing where there was none. */
  checkout?: CheckoutState | undefined;
  /** Asks for the status once more, while the purchase is not confirmed. */
  onCheckAgain: () => void;
  /** Puts the notice about the purchase away; not offered while it is being confirmed. */
  onDismissCheckout: () => void;
  /** An absolute `https:` or `mailto:` address; opens in a new tab. */
  contactSalesHref: string;
}

/** Billing & Subscriptions, Overview: plan, balance, invoices, and the way to larger plans. */
export function BillingOverviewScreen(props: BillingOverviewScreenProps) {
  const { paths, plans, today } = props;
  const t = useTranslation(billingTexts);
  const header = useBillingHeader(paths, 'overview');
  const subscription = dataOf(props.subscription) ?? null;
  const plan = currentPlan(dataOf(plans) ?? NONE, subscription?.priceId ?? null);
  const isLoading = props.subscription.status === 'loading' || plans.status === 'loading';
  const period = subscription && billingPeriod(subscription, plan);
  return (
    <>
      <PageHeader
        {...header}
        actions={
          <ButtonLink href={paths.plans} variant="primary" startIcon={<Icon icon={ArrowUpRight} />}>
            {t('billing.upgrade')}
          </ButtonLink>
        }
      />
      <Stack>
        <BillingNotices
          checkout={props.checkout}
          onCheckAgain={props.onCheckAgain}
          onDismissCheckout={props.onDismissCheckout}
          endsAt={subscription?.endsAt}
        />
        <PlanSummary
          source={isLoading ? LOADING : SETTLED}
          subscription={subscription}
          plan={plan}
          planName={dataOf(props.entitlements)?.planName ?? ''}
        />
        <BalanceSummary
          entitlements={props.entitlements}
          outlook={{ period, today }}
          action={
            <SmallLink>
              <Link href={paths.usageAnalytics}>
                {t('billing.usage.title')}
                <Icon icon={ArrowRight} size="small" />
              </Link>
            </SmallLink>
          }
        />
        <OverviewInvoices
          invoices={props.invoices}
          onLoadMore={props.onLoadMore}
          allHref={paths.invoices}
        />
        <SalesCard href={props.contactSalesHref} />
      </Stack>
    </>
  );
}

const NONE: readonly Plan[] = [];
const LOADING: Remote<null> = { status: 'loading' };
const SETTLED: Remote<null> = { status: 'ready', data: null };
