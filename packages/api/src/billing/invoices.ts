import type { Invoice } from '@platform/domain';
import * as z from 'zod/mini';
import type { Api } from '../createApi.ts';
import { defineCall } from '../http/call.ts';
import { safeUrl } from '../http/safeUrl.ts';
import type { UrlRules } from '../http/safeUrl.ts';
import { send } from '../http/send.ts';
import { changeOf, defineAction, defineResource } from '../resource.ts';
import { isObject, read, toText } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { currencyOf, dateOf, numberOf } from '../schema/values.ts';
import { firstPage, withLaterPages, withPage } from './invoiceList.ts';
import type { EmailInvoiceBody } from './invoices.contract.ts';
import { emptyIfNotFound, listOrNotFound } from './notFound.ts';

/** `hasMore` is true only together with a cursor (D18). */
export interface InvoicePage {
  invoices: Invoice[];
  hasMore: boolean;
  nextCursor: string | null;
}

export function isPaid(status: string): boolean {
  return ['paid', 'succeeded'].includes(status.toLowerCase());
}

type UncheckedInvoice = Omit<Invoice, 'hostedUrl' | 'pdfUrl'> & {
  hostedUrl: unknown;
  pdfUrl: unknown;
};

type UncheckedPage = Omit<InvoicePage, 'invoices'> & { invoices: UncheckedInvoice[] };

const rowsSchema = listOrNotFound(['invoices', 'data'], toInvoice);

const cursorSchema = read((value) => {
  const next = isObject(value) ? toText(value.next_cursor) || null : null;
  const hasMore = isObject(value) && value.has_more === true && next !== null;
  return { hasMore, nextCursor: hasMore ? next : null };
});

/** The URLs are not validated yet: pass the page to `withSafeAddresses`. */
export const invoicePageSchema = z.pipe(
  z.unknown(),
  z.transform((value, context): UncheckedPage => {
    const list = rowsSchema.safeParse(value);
    if (list.success) return { invoices: list.data, ...cursorSchema.parse(value) };
    context.issues.push({
      code: 'custom',
      message: 'list expected',
      path: ['invoices'],
      input: value,
    });
    return z.NEVER;
  }),
);

function toInvoice(row: WireObject): Omit<UncheckedInvoice, 'key'> {
  const status = toText(row.status);
  return {
    id: toText(row.id),
    number: toText(row.invoice_number),
    createdAt: dateOf(row.created_at),
    status,
    amount: numberOf(isPaid(status) ? row.amount_paid : row.amount_due),
    currency: currencyOf(row.currency),
    plan: toText(row.description),
    hostedUrl: row.hosted_invoice_url,
    pdfUrl: row.invoice_pdf,
  };
}

export const withSafeAddresses = (page: UncheckedPage, rules: UrlRules): InvoicePage => ({
  ...page,
  invoices: page.invoices.map((row) => ({
    ...row,
    hostedUrl: safeUrl(row.hostedUrl, rules),
    pdfUrl: safeUrl(row.pdfUrl, rules),
  })),
});

const service = { service: 'billing', access: 'private' } as const;

export const listInvoices = defineCall({
  ...service,
  method: 'GET',
  path: '/v1/invoices',
  query: ({ cursor }: { cursor: string | null }) => ({ cursor }),
  response: invoicePageSchema,
});

interface InvoiceMail {
  id: string;
  recipient: string;
  message: string;
}

export const emailInvoice = defineCall({
  ...service,
  method: 'POST',
  path: '/v1/invoices/{id}/email',
  body: ({ id, recipient, message }: InvoiceMail): EmailInvoiceBody => ({
    invoice_id: id,
    recipient_email: recipient,
    message,
  }),
});

export async function fetchInvoices(
  { http, urlRules }: Pick<Api, 'http' | 'urlRules'>,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<InvoicePage> {
  const none = { invoices: [], hasMore: false, nextCursor: null };
  const page = await send(http, listInvoices, { query: { cursor }, signal }).catch(
    emptyIfNotFound<UncheckedPage>(none),
  );
  return withSafeAddresses(page, urlRules);
}

export const invoices = defineResource({
  name: 'billing.invoices',
  load: async (api, _params, signal) => firstPage(await fetchInvoices(api, null, signal)),
  merge: withLaterPages,
});

export const sendInvoice = defineAction({
  send: ({ http }, { id, recipient, message }: InvoiceMail & { key: string }) =>
    send(http, emailInvoice, { params: { id }, body: { id, recipient, message } }),
  target: ({ key }) => key,
});

export const loadMoreInvoices = defineAction({
  send: (api, cursor: string) => fetchInvoices(api, cursor),
  target: (cursor) => cursor,
  onDone: (cursor, page) => [changeOf(invoices, (list) => withPage(list, cursor, page))],
});
