import type { PlanDescriptions } from '../db/billingSchema.ts';

export interface SeedPlan {
  id: string;
  name: string;
  includes: { llmTokens: number; voiceMinutes: number; apiCalls: number; storageMb: number };
  botsMax: number | null;
  hasAdvancedFeatures: boolean;
  features: string[];
  descriptions: PlanDescriptions;
  amounts: { month: number; year: number };
  isActive: boolean;
}

/** Smallest to largest; the last is no longer sold. */
export const PLANS: readonly SeedPlan[] = [
  {
    id: 'plan_starter',
    name: 'Starter',
    includes: { llmTokens: 1000, voiceMinutes: 1000, apiCalls: 1000, storageMb: 50 },
    botsMax: 1,
    hasAdvancedFeatures: false,
    features: ['1 voice agent', '1 knowledge base', 'Email support'],
    descriptions: {
      llmTokens: '1,000 LLM tokens',
      voiceMinutes: '1,000 voice minutes',
      apiCalls: '1,000 API calls',
      storage: '50 MB storage',
    },
    amounts: { month: 4900, year: 49_000 },
    isActive: true,
  },
  {
    id: 'plan_pro',
    name: 'Pro',
    includes: { llmTokens: 25_000, voiceMinutes: 10_000, apiCalls: 50_000, storageMb: 5000 },
    botsMax: 10,
    hasAdvancedFeatures: true,
    features: [
      '10 voice agents',
      'Unlimited knowledge bases',
      'CRM and integrations',
      'Priority support',
    ],
    descriptions: {
      llmTokens: '25K LLM tokens',
      voiceMinutes: '10K voice minutes',
      apiCalls: '50K API calls',
      storage: '5,000 MB storage',
    },
    amounts: { month: 14_900, year: 149_000 },
    isActive: true,
  },
  {
    id: 'plan_business',
    name: 'Business',
    includes: { llmTokens: 120_000, voiceMinutes: 40_000, apiCalls: 250_000, storageMb: 25_000 },
    botsMax: null,
    hasAdvancedFeatures: true,
    features: ['Unlimited voice agents', 'Advanced analytics', 'Single sign-on', 'Named contact'],
    descriptions: {
      llmTokens: '120K LLM tokens',
      voiceMinutes: '40K voice minutes',
      apiCalls: '250K API calls',
      storage: '25,000 MB storage',
    },
    amounts: { month: 49_900, year: 499_000 },
    isActive: true,
  },
  {
    id: 'plan_classic',
    name: 'Classic',
    includes: { llmTokens: 500, voiceMinutes: 500, apiCalls: 500, storageMb: 25 },
    botsMax: 1,
    hasAdvancedFeatures: false,
    features: ['1 voice agent'],
    descriptions: { llmTokens: '', voiceMinutes: '', apiCalls: '', storage: '' },
    amounts: { month: 2900, year: 29_000 },
    isActive: false,
  },
];

/** Northwind's price; Harbour Optics has no subscription. */
export const NORTHWIND_PRICE = 'price_starter_month';

/** Northwind's initial usage, without its documents. */
export const NORTHWIND_USAGE = { llmTokens: 684, voiceMinutes: 942, apiCalls: 217, storageMb: 11 };

export const INVOICE_COUNT = 57;

/** States of unpaid invoices by index, newest first. */
export const INVOICE_STATES: Readonly<Record<number, string>> = {
  0: 'open',
  3: 'failed',
  5: 'void',
  9: 'draft',
  13: 'pending',
  17: 'uncollectible',
  21: 'succeeded',
};
