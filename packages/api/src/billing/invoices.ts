import * as z from 'zod/mini';
import { safeUrl } from '../http/safeUrl.ts';
import type { UrlRules } from '../http/safeUrl.ts';
import { isObject, read, textOf } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import type { Keyed } from '../schema/list.ts';
import { currencyOf, dateOf, numberOf } from '../schema/values.ts';
import { foundList } from './notFound.ts';

export interface InvoiceWire {
  id: string;
  invoice_number: string | null;
  /** ISO text or a Unix second. */
  created_at: string | number;
  status: string;
  /** Minor units. */
  amount_paid: number;
  amount_due: number;
  currency?: string | null;
  description?: string | null;
  hosted_invoice_url?: string | null;
  invoice_pdf?: string | null;
}

export interface InvoicesWire {
  invoices: InvoiceWire[];
  has_more: boolean;
  next_cursor: string | null;
}

/** An invoice. `id` is '' where the server sent none: it cannot be mailed. */
export interface Invoice extends Keyed {
  id: string;
  /** '' where the server sent none. */
  number: string;
  createdAt: Date | null;
  /** As the server wrote it, such as `paid`; the screen gives it a tone. */
  status: string;
  /** Minor units: what was paid of a paid invoice, else what is due; null where unreadable. */
  amount: number | null;
  currency: string;
  /** The description, shown as the plan. */
  plan: string;
  /** Null unless the address is safe to follow (O09). */
  hostedUrl: string | null;
  pdfUrl: string | null;
}

/** One server page. `hasMore` only holds together with a cursor to go on from (D18). */
export interface InvoicePage {
  invoices: Invoice[];
  hasMore: boolean;
  nextCursor: string | null;
}

/** Whether a status means that the money has come. */
export function isPaid(status: string): boolean {
  return ['paid', 'succeeded'].includes(status.toLowerCase());
}

/**
 * `GET /v1/invoices`.
 *
 * @param urlRules the rules that both addresses of an invoice must meet
 */
export function invoicePageSchema(urlRules: UrlRules) {
  const rows = foundList(['invoices', 'data'], (row) => toInvoice(row, urlRules));
  const cursor = read((value) => {
    const next = isObject(value) ? textOf(value.next_cursor) || null : null;
    const hasMore = isObject(value) && value.has_more === true && next !== null;
    return { hasMore, nextCursor: hasMore ? next : null };
  });
  return z.pipe(
    z.unknown(),
    z.transform((value, context): InvoicePage => {
      const list = rows.safeParse(value);
      if (list.success) return { invoices: list.data, ...cursor.parse(value) };
      context.issues.push({
        code: 'custom',
        message: 'list expected',
        path: ['invoices'],
        input: value,
      });
      return z.NEVER;
    }),
  );
}

function toInvoice(row: WireObject, urlRules: UrlRules) {
  const status = textOf(row.status);
  return {
    id: textOf(row.id),
    number: textOf(row.invoice_number),
    createdAt: dateOf(row.created_at),
    status,
    amount: numberOf(isPaid(status) ? row.amount_paid : row.amount_due),
    currency: currencyOf(row.currency),
    plan: textOf(row.description),
    hostedUrl: safeUrl(row.hosted_invoice_url, urlRules),
    pdfUrl: safeUrl(row.invoice_pdf, urlRules),
  };
}
