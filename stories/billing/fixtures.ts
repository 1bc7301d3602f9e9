import type { Invoice, Plan, Subscription } from '@platform/domain';
import type {
  BillingEntitlements,
  BillingPaths,
  InvoiceList,
  InvoicePage,
} from '@platform/ui/billing';

export const paths: BillingPaths = {
  overview: '/billing',
  plans: '/billing/plans',
  invoices: '/billing/invoices',
  usageAnalytics: '/billing/usage-analytics',
};

export const entitlements: BillingEntitlements = {
  planName: 'Starter',
  usage: {
    llmTokens: { used: 684, included: 1000 },
    voiceMinutes: { used: 942, included: 1000 },
    apiCalls: { used: 217, included: 1000 },
    storageMb: { used: 18, included: 50 },
  },
  botsMax: 3,
  channels: ['web', 'whatsapp'],
  voiceEnabled: true,
  canCreateVoiceAgent: true,
  canCreateBot: true,
  canUseAdvancedFeatures: false,
  isDefault: false,
};

export const defaultEntitlements: BillingEntitlements = {
  planName: '',
  usage: {
    llmTokens: { used: 0, included: 1000 },
    voiceMinutes: { used: 0, included: 1000 },
    apiCalls: { used: 0, included: 1000 },
    storageMb: { used: 0, included: 50 },
  },
  botsMax: null,
  channels: [],
  voiceEnabled: false,
  canCreateVoiceAgent: false,
  canCreateBot: false,
  canUseAdvancedFeatures: false,
  isDefault: true,
};

const STATUSES = [
  'open',
  'paid',
  'paid',
  'failed',
  'paid',
  'void',
  'paid',
  'paid',
  'paid',
  'draft',
];

function invoice(index: number): Invoice {
  const createdAt = new Date(2024, 5 - index, 12, 9);
  const [year, month] = [
    createdAt.getFullYear(),
    String(createdAt.getMonth() + 1).padStart(2, '0'),
  ];
  const number = `INV-${year}-${month}12`;
  return {
    key: number,
    id: `in_${index + 1}`,
    number,
    createdAt,
    status: STATUSES[index % STATUSES.length] ?? 'paid',
    amount: 4900,
    currency: 'USD',
    plan: 'Starter',
    hostedUrl: `https://billing.example/i/${index + 1}`,
    pdfUrl: `https://billing.example/i/${index + 1}.pdf`,
  };
}

export function manyInvoices(count: number): readonly Invoice[] {
  return Array.from({ length: count }, (_, index) => {
    const entry = invoice(index % 240);
    return index < 240 ? entry : { ...entry, key: `${entry.key}#${index}` };
  });
}

export const invoices = manyInvoices(57);

export const list: InvoiceList = {
  invoices: invoices.slice(0, 5),
  hasMore: true,
  isLoadingMore: false,
};

export const firstPage: InvoicePage = {
  invoices: invoices.slice(0, 10),
  page: 1,
  hasPrevious: false,
  hasNext: true,
};

/** Invoices with unusual amounts and texts, and with unsafe URLs. */
export const oddInvoices: readonly Invoice[] = [
  { ...invoice(0), key: 'o1', amount: 4900, currency: 'JPY', status: 'Paid' },
  { ...invoice(1), key: 'o2', currency: 'GOLD COINS', status: 'partially refunded' },
  { ...invoice(2), key: 'o3', amount: null, createdAt: null, number: '', plan: '', status: '' },
  { ...invoice(3), key: 'o4', hostedUrl: null, pdfUrl: null, status: 'uncollectible' },
  { ...invoice(4), key: 'o5', number: '<img src=x onerror="alert(1)">', plan: '<b>Bold</b>' },
  { ...invoice(5), key: 'o6', number: 'x'.repeat(300), plan: 'Wolfeschlegel '.repeat(30) },
  { ...invoice(6), key: 'o7', amount: 1e21, number: '\u202Eesrever', status: 'pending' },
  { ...invoice(7), key: 'o8', amount: 0, status: 'succeeded', plan: 'مرحبا بالعالم' },
];

type PlanFacts = Pick<Plan, 'name' | 'amount' | 'features' | 'descriptions'>;

const offers: readonly PlanFacts[] = [
  {
    name: 'Starter',
    amount: 4900,
    features: ['1 voice agent', '1 knowledge base', 'Email support'],
    descriptions: {
      llmTokens: '1,000 LLM tokens',
      voiceMinutes: '1,000 voice minutes',
      apiCalls: '1,000 API calls',
      storage: '50 MB storage',
    },
  },
  {
    name: 'Pro',
    amount: 14_900,
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
  },
  {
    name: 'Business',
    amount: 49_900,
    features: ['Unlimited voice agents', 'Advanced analytics', 'Single sign-on', 'Named contact'],
    descriptions: {
      llmTokens: '120K LLM tokens',
      voiceMinutes: '40K voice minutes',
      apiCalls: '250K API calls',
      storage: '25,000 MB storage',
    },
  },
];

function plan(facts: PlanFacts, interval: 'month' | 'year'): Plan {
  const id = `${facts.name.toLowerCase()}_${interval}`;
  const amount = facts.amount === null || interval === 'month' ? facts.amount : facts.amount * 10;
  return {
    ...facts,
    key: id,
    id,
    priceId: `price_${id}`,
    amount,
    currency: 'USD',
    interval,
    isActive: true,
  };
}

export const plans: readonly Plan[] = [
  ...offers.map((facts) => plan(facts, 'month')),
  ...offers.map((facts) => plan(facts, 'year')),
];

export const starter = 'price_starter_month';

export const subscription: Subscription = {
  priceId: starter,
  renewsAt: new Date(2024, 6, 1),
};

export const today = new Date(2024, 5, 21);

const [firstPlan] = plans;

/** Plans with unusual prices and texts; one has no price, one does not list what it includes. */
export const oddPlans: readonly Plan[] = firstPlan
  ? [
      {
        ...firstPlan,
        key: 'odd1',
        name: '<b>Bold</b>',
        amount: null,
        priceId: '',
        descriptions: {
          llmTokens: 'Unlimited LLM tokens',
          voiceMinutes: 'Up to 500 voice minutes',
          apiCalls: 'Billed per 1,000 API calls',
          storage: '',
        },
      },
      {
        ...firstPlan,
        key: 'odd2',
        name: 'PRO',
        amount: 123_456_789,
        currency: 'GOLD',
        priceId: 'price_odd2',
        features: ['x'.repeat(120), 'مرحبا بالعالم'],
        descriptions: { llmTokens: '', voiceMinutes: '', apiCalls: '', storage: '' },
      },
      {
        ...firstPlan,
        key: 'odd3',
        name: 'Donaudampfschifffahrtsgesellschaft',
        amount: 0,
        currency: 'JPY',
        priceId: 'price_odd3',
        features: [],
      },
    ]
  : [];
