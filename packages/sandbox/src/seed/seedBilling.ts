import { invoices, plans, prices, subscriptions, usage } from '../db/billingSchema.ts';
import type { Database } from '../db/store.ts';
import { newSecret } from '../secrets.ts';
import { addSeconds } from '../session/tokenSet.ts';
import {
  INVOICE_COUNT,
  INVOICE_STATES,
  NORTHWIND_PRICE,
  NORTHWIND_USAGE,
  PLANS,
} from './billing.ts';
import { NORTHWIND } from './people.ts';

type InvoiceRow = typeof invoices.$inferInsert;

const BILLING_DAY = 12;
const CHUNK = 1000;
const MONTHLY_AMOUNT = 4900;
const DAY_SECONDS = 24 * 3600;

export async function seedBilling(tx: Database, at: Date): Promise<void> {
  await tx.insert(plans).values(
    PLANS.map(({ includes, isActive: _isActive, amounts: _amounts, ...plan }, rank) => ({
      ...plan,
      rank,
      includedLlmTokens: includes.llmTokens,
      includedVoiceMinutes: includes.voiceMinutes,
      includedApiCalls: includes.apiCalls,
      includedStorageMb: includes.storageMb,
    })),
  );
  await tx.insert(prices).values(
    PLANS.flatMap(({ id: planId, amounts, isActive }) =>
      (['month', 'year'] as const).map((interval) => ({
        id: `${planId.replace('plan', 'price')}_${interval}`,
        planId,
        amount: amounts[interval],
        currency: 'USD',
        interval,
        isActive,
      })),
    ),
  );
  await tx.insert(subscriptions).values({
    tenantId: NORTHWIND.id,
    priceId: NORTHWIND_PRICE,
    startedAt: billingDate(at, INVOICE_COUNT - 1),
    currentPeriodEnd: billingDate(at, -1),
    cancelAtPeriodEnd: false,
  });
  await tx.insert(usage).values({ tenantId: NORTHWIND.id, ...NORTHWIND_USAGE, countedAt: at });
  await tx
    .insert(invoices)
    .values(Array.from({ length: INVOICE_COUNT }, (_, index) => invoiceOf(at, index)));
}

export async function seedExtraInvoices(db: Database, at: Date, count: number): Promise<number> {
  let added = 0;
  await db.transaction(async (tx) => {
    for (let start = 0; start < count; start += CHUNK) {
      const length = Math.min(CHUNK, count - start);
      const rows = Array.from({ length }, (_, i) => invoiceOf(at, INVOICE_COUNT + start + i));
      const inserted = await tx
        .insert(invoices)
        .values(rows)
        .onConflictDoNothing()
        .returning({ id: invoices.id });
      added += inserted.length;
    }
  });
  return added;
}

/** @param index 0 is the newest */
function invoiceOf(at: Date, index: number): InvoiceRow {
  const createdAt = issueDate(at, index);
  const status = INVOICE_STATES[index] ?? 'paid';
  const isSettled = status === 'paid' || status === 'succeeded';
  const [year, month, day] = createdAt.toISOString().slice(0, 10).split('-');
  return {
    id: `ivc_nw${String(index + 1).padStart(5, '0')}`,
    tenantId: NORTHWIND.id,
    number: `INV-${year ?? ''}-${month ?? ''}${day ?? ''}`,
    accessKey: newSecret(),
    status,
    amountDue: MONTHLY_AMOUNT,
    amountPaid: isSettled ? MONTHLY_AMOUNT : 0,
    currency: 'USD',
    description: 'Starter',
    createdAt,
  };
}

/** Demo invoices are monthly; extra ones for long lists are daily. */
function issueDate(at: Date, index: number): Date {
  const last = INVOICE_COUNT - 1;
  if (index <= last) return billingDate(at, index);
  return addSeconds(billingDate(at, last), -(index - last) * DAY_SECONDS);
}

/** Noon of the last billing day, minus `monthsAgo` months. */
function billingDate(at: Date, monthsAgo: number): Date {
  const hasPassed = at.getUTCDate() >= BILLING_DAY;
  const month = at.getUTCMonth() - monthsAgo - (hasPassed ? 0 : 1);
  return new Date(Date.UTC(at.getUTCFullYear(), month, BILLING_DAY, 12));
}
