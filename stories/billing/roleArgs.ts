import { refuseSubscription } from '@platform/api';
import type {
  BillingOverviewScreenProps,
  InvoicesScreenProps,
  PlansScreenProps,
} from '@platform/ui/billing';
import { asBillingRefusal } from '../../app/src/billing/errors.ts';
import { readAs, refusedReads } from '../../.storybook/roles.ts';
import type { ArgsForPerson } from '../../.storybook/roles.ts';
import { defaultEntitlements } from './fixtures.ts';
import { ready } from '../remotes.ts';

const noInvoices = 'Failed to load invoices.';

export const invoicesRoleArgs = refusedReads<InvoicesScreenProps>({ invoices: noInvoices });

/** If they cannot be loaded, the default limits apply. */
export const overviewRoleArgs: ArgsForPerson<BillingOverviewScreenProps> = (person, args) => ({
  entitlements: person.isRefused ? ready(defaultEntitlements) : args.entitlements,
  invoices: readAs(person, args.invoices, noInvoices),
});

export const plansRoleArgs: ArgsForPerson<PlansScreenProps> = (person, args) => ({
  plans: readAs(person, args.plans, ''),
  subscription: readAs(person, args.subscription, ''),
  changeRefusal: asBillingRefusal(refuseSubscription(person.actor, 'change')),
  cancelRefusal: asBillingRefusal(refuseSubscription(person.actor, 'cancel')),
});
