import type { Api } from '@platform/api';
import { entitlementsKeys } from '../shared/entitlements/keys.ts';
import { loadEntitlements } from '../shared/entitlements/useEntitlements.ts';
import { contextKeys } from '../shared/permissions/keys.ts';
import { loadContext } from '../shared/permissions/useActor.ts';
import { readAhead } from '../shared/swr/readAhead.ts';
import { billingKeys } from './keys.ts';
import { loadInvoices } from './useInvoices.ts';
import { loadPlans } from './usePlans.ts';
import { loadSubscription } from './useSubscription.ts';

/** Asks for what the overview shows. */
export function beginBilling(api: Api): void {
  readAhead(api, entitlementsKeys.own, loadEntitlements);
  readAhead(api, billingKeys.invoices, loadInvoices);
  readAhead(api, billingKeys.subscription, loadSubscription);
}

/** Asks for what the plans show. */
export function beginPlans(api: Api): void {
  readAhead(api, billingKeys.plans, loadPlans);
  readAhead(api, contextKeys.own, loadContext);
  readAhead(api, billingKeys.subscription, loadSubscription);
  readAhead(api, entitlementsKeys.own, loadEntitlements);
}

/** Asks for the first page of invoices. */
export function beginInvoices(api: Api): void {
  readAhead(api, billingKeys.invoices, loadInvoices);
}
