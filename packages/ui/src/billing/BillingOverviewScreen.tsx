import { billingTexts, useTranslation } from '@platform/i18n';
import { ArrowRight, ArrowUpRight } from 'lucide';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { Link } from '../components/Link/Link.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import type { Remote } from '../remote.ts';
import { BalanceSummary } from './BalanceSummary.tsx';
import { BillingNotices } from './BillingNotices.tsx';
import { OverviewInvoices } from './OverviewInvoices.tsx';
import { SalesCard } from './SalesCard.tsx';
import { SmallLink, Stack } from './Section.styles.ts';
import type { BillingEntitlements, BillingPaths, CheckoutState, InvoiceList } from './types.ts';
import { useBillingHeader } from './useBillingHeader.tsx';

export interface BillingOverviewScreenProps {
  paths: BillingPaths;
  /** Ready with `null` reads 'No entitlements found'; a failure is the defaults, `isDefault`. */
  entitlements: Remote<BillingEntitlements | null>;
  /** Fails inline with its message, 'Failed to load invoices.', and Retry. */
  invoices: Remote<InvoiceList>;
  /** Loads the next server page and appends it. */
  onLoadMore: () => void;
  /** When access ends, once the subscription is cancelled. */
  endsAt?: Date | undefined;
  /** What is known about the purchase the person comes back from; nothing where there was none. */
  checkout?: CheckoutState | undefined;
  /** Asks for the status once more, while the purchase is not confirmed. */
  onCheckAgain: () => void;
  /** Puts the notice about the purchase away; not offered while it is being confirmed. */
  onDismissCheckout: () => void;
  /** An absolute `https:` or `mailto:` address; opens in a new tab. */
  contactSalesHref: string;
}

/** Billing & Subscriptions, Overview: balance, invoices, and the way to larger plans. */
export function BillingOverviewScreen(props: BillingOverviewScreenProps) {
  const { paths } = props;
  const t = useTranslation(billingTexts);
  const header = useBillingHeader(paths, 'overview');
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
          endsAt={props.endsAt}
        />
        <BalanceSummary
          entitlements={props.entitlements}
          action={
            <SmallLink>
              <Link href={paths.usageAnalytics}>
                {t('billing.usage.title')}
                <Icon icon={ArrowRight} size="small" />
              </Link>
            </SmallLink>
          }
        />
        <OverviewInvoices invoices={props.invoices} onLoadMore={props.onLoadMore} />
        <SalesCard href={props.contactSalesHref} />
      </Stack>
    </>
  );
}
