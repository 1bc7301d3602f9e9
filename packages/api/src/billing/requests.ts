import * as z from 'zod/mini';
import { emailField } from '../schema/emailField.ts';

const filled = z.string().check(z.minLength(1));

/** Body of `POST /v1/checkout/session`; addresses are the app's own. */
export const checkoutBodySchema = z.object({
  price_id: filled,
  success_url: z.url(),
  cancel_url: z.url(),
  customer_email: emailField,
  metadata: z.object({
    plan_id: filled,
    plan_name: filled,
    billing_period: z.enum(['year', 'month']),
  }),
  collect_billing_address: z.literal(false),
  payment_method_types: z.tuple([z.literal('card')]),
});

/** Body of `POST /v1/invoices/{id}/email`. */
export const emailInvoiceBodySchema = z.object({
  invoice_id: filled,
  recipient_email: emailField,
  message: z.string(),
});

/** Query of `GET /v1/invoices`. */
export const invoicesQuerySchema = z.object({ cursor: z.optional(filled) });

export type CheckoutBody = z.output<typeof checkoutBodySchema>;
export type EmailInvoiceBody = z.output<typeof emailInvoiceBodySchema>;
