import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { done, email, id, timestamp } from '../description/shapes.ts';
import { emailInvoice, listInvoices } from './invoices.ts';
import { emptyResultAs404 } from './notFound.contract.ts';

const amount = z.int().describe('In minor units of the currency.');
const address = z
  .url()
  .nullable()
  .optional()
  .describe('The client links only `https` URLs and those of the services.');

const invoice = z
  .object({
    id,
    invoice_number: z
      .string()
      .nullable()
      .describe('Number printed on the invoice; null for a draft.'),
    created_at: timestamp,
    status: z
      .string()
      .describe(
        '`paid`, `open`, `draft`, `void` or `uncollectible`; other values are shown as received.',
      ),
    amount_paid: amount.describe('Shown if paid, in minor units of the currency.'),
    amount_due: amount.describe('Shown unless paid, in minor units of the currency.'),
    currency: z
      .string()
      .length(3)
      .optional()
      .describe('ISO 4217 code, case-insensitive. Default: `USD`.'),
    description: z
      .string()
      .nullable()
      .optional()
      .describe('Shown as the plan. If missing, the client shows none.'),
    hosted_invoice_url: address,
    invoice_pdf: address,
  })
  .meta({ id: 'Invoice', description: 'An invoice of the tenant.' });

const invoicePage = z.object({
  invoices: z.array(invoice).describe('Newest first.'),
  has_more: z.boolean().describe('True if there is a next page.'),
  next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last one.'),
});

const emailInvoiceBody = z.strictObject({
  invoice_id: id.describe('The id in the path.'),
  recipient_email: email.describe('Email of a member of the tenant.'),
  message: z.string().max(2000).describe('Text of the email.'),
});

export const invoiceCalls = {
  list: describeCall(listInvoices, {
    summary: 'Lists the invoices of the tenant',
    query: z.object({
      cursor: z.string().min(1).optional().describe('`next_cursor` of the previous page.'),
    }),
    response: invoicePage,
    alternatives: emptyResultAs404('The tenant has no invoices.'),
  }),
  email: describeCall(emailInvoice, {
    summary: 'Sends an invoice by email',
    repeated: 'repeats',
    body: emailInvoiceBody,
    response: done,
    errors: ['NOT_FOUND'],
  }),
};

export type InvoiceWire = z.output<typeof invoice>;
export type EmailInvoiceBody = z.output<typeof emailInvoiceBody>;
