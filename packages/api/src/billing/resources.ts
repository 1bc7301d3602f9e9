import { defineResource } from '../resource.ts';
import { getEntitlements, getSubscription, listInvoices, listPlans } from './endpoints.ts';
import { firstPage, withLaterPages } from './invoiceList.ts';

/** What the plan allows and how much of it is used; null where nothing is entitled. */
export const entitlements = defineResource({
  name: 'billing.entitlements',
  load: ({ http }, _params, signal) => getEntitlements(http, signal),
});

/** The subscription of the tenant. */
export const subscription = defineResource({
  name: 'billing.subscription',
  load: ({ http }, _params, signal) => getSubscription(http, signal),
});

/** What can be bought, described in a language. */
export const plans = defineResource({
  name: 'billing.plans',
  load: ({ http }, { language }: { language: string }, signal) => listPlans(http, language, signal),
});

/** The invoices from the newest on: the first server page, and those behind it that were loaded. */
export const invoices = defineResource({
  name: 'billing.invoices',
  load: async (api, _params, signal) => firstPage(await listInvoices(api, null, signal)),
  merge: withLaterPages,
});
