import type { Integration, IntegrationStatus } from '@platform/domain';

type Facts = Partial<Integration> & Pick<Integration, 'provider' | 'name' | 'status'>;

/** The day the mockups show. */
const LOADED = new Date(2024, 5, 18, 9, 30);

const google = (name: string) => `https://www.googleapis.com/auth/${name}`;

/** Required scopes by provider. */
export const required: Readonly<Record<string, readonly string[]>> = {
  slack: ['channels:read', 'chat:write', 'users:read'],
  gmail: [google('gmail.send'), google('gmail.readonly')],
  'google-calendar': [google('calendar.readonly'), google('calendar.events')],
  'google-drive': [google('drive.readonly')],
  hubspot: ['crm.objects.contacts.read', 'crm.objects.contacts.write', 'crm.objects.deals.read'],
  'support-desk': ['tickets', 'orders.read:all'],
};

function integration(facts: Facts): Integration {
  return {
    ownerService: 'Chatbot',
    description: '',
    accountLabel: '',
    grantedScopes: [],
    updatedAt: LOADED,
    ...facts,
  };
}

export const integrations: readonly Integration[] = [
  integration({
    provider: 'slack',
    name: 'Slack',
    status: 'connected',
    description: 'Post call summaries and hand conversations to a channel.',
    accountLabel: 'northwind-ops',
    grantedScopes: ['channels:read', 'chat:write', 'users:read'],
  }),
  integration({
    provider: 'gmail',
    name: 'Gmail',
    status: 'connected',
    ownerService: 'Content Studio',
    description: 'Send follow-ups from a shared mailbox.',
    accountLabel: 'hello@northwind.example',
    grantedScopes: [google('gmail.send'), google('gmail.readonly')],
  }),
  integration({
    provider: 'google-calendar',
    name: 'Google Calendar',
    status: 'action_required',
    ownerService: 'Voice Agent',
    description: 'Let agents check availability and book appointments.',
    accountLabel: 'bookings@northwind.example',
    grantedScopes: [google('calendar.readonly')],
  }),
  integration({
    provider: 'google-drive',
    name: 'Google Drive',
    status: 'not_connected',
    ownerService: 'Knowledge Base',
    description: 'Keep knowledge base sources in step with a shared folder.',
  }),
  integration({
    provider: 'hubspot',
    name: 'HubSpot',
    status: 'not_connected',
    ownerService: 'CRM',
    description: 'Sync contacts, leads and interactions both ways.',
  }),
  integration({
    provider: 'support-desk',
    name: 'Support Desk',
    status: 'unknown',
    description: 'Open a ticket when a conversation needs a person.',
  }),
];

/** Texts that try to break the layout, the reading order or the page. */
export const hostileIntegrations: readonly Integration[] = [
  integration({
    provider: 'h1',
    name: '<img src=x onerror="alert(1)"> <b>Bold</b>',
    status: 'connected',
    description: '<script>alert(1)</script>',
    accountLabel: `${'long.'.repeat(60)}account@northwind.example`,
    grantedScopes: ['<i>scope</i>'],
  }),
  integration({
    provider: 'h2',
    name: '\u202Egnirts desrever',
    status: 'action_required',
    ownerService: 'x'.repeat(120),
    description: 'x'.repeat(300),
    accountLabel: '\u202Emoc.elpmaxe@live',
  }),
  integration({
    provider: 'h3',
    name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(6).trim(),
    status: 'not_connected',
    ownerService: '',
    updatedAt: new Date(8.64e15),
  }),
  integration({ provider: '__proto__', name: 'مرحبا بالعالم', status: 'unknown' }),
];

const STATUSES: readonly IntegrationStatus[] = [
  'connected',
  'not_connected',
  'action_required',
  'not_connected',
];

export function manyIntegrations(count: number): readonly Integration[] {
  return Array.from({ length: count }, (_, index) =>
    integration({
      provider: `service-${index + 1}`,
      name: `Service ${index + 1}`,
      status: STATUSES[index % STATUSES.length] ?? 'not_connected',
      description: `Keeps the records of service ${index + 1} in step.`,
    }),
  );
}
