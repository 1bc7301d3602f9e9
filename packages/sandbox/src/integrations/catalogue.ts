import type { StoredIntegrationStatus } from '../db/integrationTables.ts';

export interface Provider {
  id: string;
  ownerService: string;
  description: string;
  requiredScopes: readonly string[];
  /** Connect returns a URL of the aggregator instead of a consent page. */
  isAggregated?: boolean;
  latencyMs: number | null;
  /** Delay from consent to confirmation, in seconds. @default 0 */
  confirmSeconds?: number;
}

export interface InitialConnection {
  status: StoredIntegrationStatus;
  accountLabel: string;
  /** @default all required scopes */
  grantedScopes?: readonly string[];
}

const google = (name: string) => `https://www.googleapis.com/auth/${name}`;

/** In list order. The last three have no display name. */
export const PROVIDERS: readonly Provider[] = [
  {
    id: 'slack',
    ownerService: 'Chatbot',
    description: 'Post call summaries and hand conversations to a channel.',
    requiredScopes: ['channels:read', 'chat:write', 'users:read'],
    latencyMs: 142,
  },
  {
    id: 'gmail',
    ownerService: 'Content Studio',
    description: 'Send follow-ups from a shared mailbox.',
    requiredScopes: [google('gmail.send'), google('gmail.readonly')],
    latencyMs: 118,
  },
  {
    id: 'google-calendar',
    ownerService: 'Voice Agent',
    description: 'Let agents check availability and book appointments.',
    requiredScopes: [google('calendar.readonly'), google('calendar.events')],
    latencyMs: 96,
  },
  {
    id: 'google-drive',
    ownerService: 'Knowledge Base',
    description: 'Keep knowledge base sources in step with a shared folder.',
    requiredScopes: [google('drive.readonly')],
    latencyMs: 133,
  },
  {
    id: 'hubspot',
    ownerService: 'CRM',
    description: 'Sync contacts, leads and interactions both ways.',
    requiredScopes: [
      'crm.objects.contacts.read',
      'crm.objects.contacts.write',
      'crm.objects.deals.read',
    ],
    latencyMs: 204,
    confirmSeconds: 4,
  },
  {
    id: 'support-desk',
    ownerService: 'Chatbot',
    description: 'Open a ticket when a conversation needs a person.',
    requiredScopes: ['tickets'],
    latencyMs: 171,
  },
  {
    id: 'order_tracker',
    ownerService: 'Voice Agent',
    description: 'Tell callers where their order is.',
    requiredScopes: ['orders.read'],
    latencyMs: null,
  },
  {
    id: 'data-warehouse',
    ownerService: 'Analytics',
    description: 'Export conversations and usage every night.',
    requiredScopes: ['tables.write'],
    isAggregated: true,
    latencyMs: 260,
  },
];

/** Initial states of Northwind: every known one, and one unknown to the client. */
export const NORTHWIND_CONNECTIONS: Readonly<Record<string, InitialConnection>> = {
  slack: { status: 'connected', accountLabel: 'northwind-ops' },
  gmail: { status: 'connected', accountLabel: 'hello@northwind.example' },
  'google-calendar': {
    status: 'action_required',
    accountLabel: 'bookings@northwind.example',
    grantedScopes: [google('calendar.readonly')],
  },
  'support-desk': { status: 'paused', accountLabel: '' },
  order_tracker: { status: 'connected', accountLabel: 'northwind-orders' },
};

export const HARBOUR_CONNECTIONS: Readonly<Record<string, InitialConnection>> = {
  hubspot: { status: 'connected', accountLabel: 'harbour-optics' },
};

export function behaviourOf(
  id: string,
): Pick<Provider, 'isAggregated' | 'latencyMs' | 'confirmSeconds'> {
  return PROVIDERS.find((provider) => provider.id === id) ?? { latencyMs: 100 };
}
