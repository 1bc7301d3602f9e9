import type { Api } from '../createApi.ts';
import { changeOf, defineAction } from '../resource.ts';
import { cancelSubscription, emailInvoice, listInvoices } from './endpoints.ts';
import { withPage } from './invoiceList.ts';
import { invoices, subscription } from './resources.ts';

/** Ends the tenant's subscription with its billing period. */
export const cancelTenantSubscription = defineAction<void>({
  send: ({ http }: Api) => cancelSubscription(http),
  invalidates: [subscription],
});

/** Mails an invoice, once at a time for each; `key` is the one it is listed under. */
export const sendInvoice = defineAction({
  send: ({ http }, mail: { key: string; id: string; recipient: string; message: string }) =>
    emailInvoice(http, mail),
  target: ({ key }) => key,
});

/** Reads the server page of a cursor and puts it behind the invoices that are known. */
export const loadMoreInvoices = defineAction({
  send: (api, cursor: string) => listInvoices(api, cursor),
  target: (cursor) => cursor,
  onDone: (cursor, page) => [changeOf(invoices, (list) => withPage(list, cursor, page))],
});
