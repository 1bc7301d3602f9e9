import { formatMoney } from '@platform/i18n/text';
import { html } from 'hono/html';
import type { checkouts, plans, prices } from '../db/billingSchema.ts';
import { page } from '../http/page.ts';

export interface ShownCheckout {
  checkout: typeof checkouts.$inferSelect;
  price: typeof prices.$inferSelect;
  plan: typeof plans.$inferSelect;
  tenantName: string;
}

export function checkoutPage(
  { checkout, price, plan, tenantName }: ShownCheckout,
  isDeclined: boolean,
) {
  const amount = formatMoney(price.amount, price.currency);
  return page(
    `Subscribe to ${plan.name}`,
    html`<p class="quiet">Assistant Platform · test payments of this sandbox, no money moves</p>
      ${
        isDeclined
          ? html`<p role="alert" class="alert">
              Your card was declined. Nothing was charged. Try another card, or go back.
            </p>`
          : ''
      }
      <article>
        <p class="amount">
          <strong>${amount}</strong> <span class="quiet">per ${price.interval}</span>
        </p>
        <dl>
          <dt>Plan</dt>
          <dd>${plan.name}</dd>
          <dt>For</dt>
          <dd>${tenantName}</dd>
          <dt>Receipt to</dt>
          <dd>${checkout.email}</dd>
          <dt>Due today</dt>
          <dd>${amount}</dd>
        </dl>
      </article>
      <form method="post">
        <fieldset>
          <legend>Test card</legend>
          <p>
            <button class="primary" name="decision" value="pay">Pay ${amount}</button>
            <span class="quiet">The payment is made and confirmed at once.</span>
          </p>
          <p>
            <button name="decision" value="payLate">Pay, confirm late</button>
            <span class="quiet"
              >The payment is made; the status tells it some questions later.</span
            >
          </p>
          <p>
            <button name="decision" value="decline">Pay with a declined card</button>
            <span class="quiet">The bank refuses the card.</span>
          </p>
        </fieldset>
        <p class="actions">
          <button name="decision" value="cancel" class="quiet">Cancel and go back</button>
        </p>
      </form>`,
  );
}

export function closedPage(back: string | null) {
  return page(
    'This checkout is no longer open',
    html`<p>It was completed, given up, or another one was begun since. Nothing more is charged.</p>
      ${back ? html`<p><a href="${back}">Back to Assistant Platform</a></p>` : ''}`,
  );
}
