import type { Plan, Subscription } from '@platform/domain';
import { billingTexts, useTranslation } from '@platform/i18n';
import { ArrowRight, ArrowUpRight } from 'lucide';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { dataOf } from '../../remote.ts';
import type { Remote } from '../../remote.ts';
import { BalanceSummary } from './BalanceSummary.tsx';
import { BillingNotices } from './BillingNotices.tsx';
import { OverviewInvoices } from './OverviewInvoices.tsx';
import { PlanSummary } from './PlanSummary.tsx';
import { SalesCard } from './SalesCard.tsx';
import { SmallLink } from './Section.styles.ts';
import { billingPeriod } from './billingPeriod.ts';
import { currentPlan } from './shownPlans.ts';
import type { BillingEntitlements, BillingPaths, CheckoutState, InvoiceList } from './types.ts';
import { useBillingHeader } from './useBillingHeader.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';

export interface BillingOverviewScreenProps {
  /** URLs of the links in the area. */
  paths: BillingPaths;
  /** `null` shows 'No entitlements found'. After a failure, pass the defaults with `isDefault`. */
  entitlements: Remote<BillingEntitlements | null>;
  /** A failure shows its message with Retry inline. */
  invoices: Remote<InvoiceList>;
  /** Appends the next page of invoices. */
  onLoadMore: () => void;
  /** A failure counts as no subscription. */
  subscription: Remote<Subscription>;
  /** Names the subscription's plan; without it the name comes from the entitlements. */
  plans: Remote<readonly Plan[]>;
  /** Start of the forecast. */
  today: Date;
  /** State of the purchase the user returns from, if any. */
  checkout?: CheckoutState | undefined;
  /** Checks the status again while the purchase is not confirmed. */
  onCheckAgain: () => void;
  /** Dismisses the purchase notice; not offered while it is being confirmed. */
  onDismissCheckout: () => void;
  /** Absolute `https:` or `mailto:` URL; opens in a new tab. */
  contactSalesHref: string;
}

/** Overview of billing: plan, balance and invoices. */
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
      <Grid gap="9">
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
          forecast={{ period, today }}
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
      </Grid>
    </>
  );
}

const NONE: readonly Plan[] = [];
const LOADING: Remote<null> = { status: 'loading' };
const SETTLED: Remote<null> = { status: 'ready', data: null };
