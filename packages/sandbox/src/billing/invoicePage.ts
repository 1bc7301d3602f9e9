import { formatMoney } from '@platform/i18n/text';
import { html } from 'hono/html';
import type { invoices } from '../db/billingSchema.ts';
import { page } from '../http/page.ts';
import { formatDay } from './formatDay.ts';

export interface ShownInvoice {
  invoice: typeof invoices.$inferSelect;
  tenantName: string;
}

export function invoiceLines({ invoice, tenantName }: ShownInvoice): [string, string][] {
  const { number, createdAt, status, currency, amountDue, amountPaid } = invoice;
  return [
    ['Invoice number', number],
    ['Date', formatDay(createdAt)],
    ['Billed to', tenantName],
    ['Status', status],
    ['Amount due', formatMoney(amountDue, currency)],
    ['Amount paid', formatMoney(amountPaid, currency)],
  ];
}

export function invoicePage(shown: ShownInvoice, path: string) {
  const { number, description, amountDue, currency } = shown.invoice;
  const lines = invoiceLines(shown).map(
    ([name, value]) =>
      html`<dt>${name}</dt>
        <dd>${value}</dd>`,
  );
  return page(
    `Invoice ${number}`,
    html`<p class="quiet">Assistant Platform</p>
      <article>
        <dl>${lines}</dl>
        <table>
          <thead>
            <tr>
              <th>Description</th>
              <th>Amount</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>${description} subscription</td>
              <td>${formatMoney(amountDue, currency)}</td>
            </tr>
          </tbody>
        </table>
      </article>
      <p><a href="${path}/pdf">Download PDF</a></p>`,
  );
}

export function unknownInvoicePage() {
  return page('This invoice is not known', html`<p>The link may be incomplete.</p>`);
}
