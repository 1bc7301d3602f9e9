import type { phoneNumbers, tools } from '../../db/voiceTables.ts';
import { hashSecret } from '../../secrets.ts';
import { TOOL_TEMPLATES } from '../toolTemplates.ts';

type Tool = Omit<typeof tools.$inferInsert, 'id' | 'tenantId' | 'createdAt' | 'updatedAt'>;
type PhoneNumber = Omit<typeof phoneNumbers.$inferInsert, 'id' | 'tenantId' | 'createdAt'>;

function tool(template: string, own: Partial<Tool> = {}): Tool {
  const defaults = TOOL_TEMPLATES.find(({ id }) => id === template)?.defaults ?? {};
  const { name = '', description = '', kind = 'http', method = 'POST', provider = '' } = defaults;
  return {
    name,
    description,
    kind,
    method,
    url: '',
    headers: (defaults.headers ?? []).map((header) => ({
      name: header.name,
      isSecret: true,
      hash: hashSecret(template),
    })),
    parameters: defaults.parameters ?? { type: 'object' },
    timeoutS: defaults.timeout_s ?? 10,
    isEnabled: true,
    provider,
    ...own,
  };
}

export const NORTHWIND_TOOLS: readonly Tool[] = [
  tool('ttp_book'),
  tool('ttp_order', { url: 'https://shop.northwind.example/orders' }),
  tool('ttp_transfer'),
  tool('ttp_end'),
  tool('ttp_ticket', { url: 'https://desk.northwind.example/tickets', isEnabled: false }),
  tool('ttp_order', {
    name: 'look_up_invoice',
    description: 'Looks up what an invoice is for by the number that the caller gives.',
    url: 'https://billing.northwind.example/invoices',
    parameters: {
      type: 'object',
      properties: { invoice_number: { type: 'string', description: 'Such as INV-2026-1112' } },
      required: ['invoice_number'],
    },
  }),
  tool('ttp_ticket', {
    name: 'note_in_crm',
    description: 'Writes a note to the customer’s record in the CRM that is connected.',
    kind: 'integration',
    provider: 'hubspot',
    headers: [],
  }),
];

const line = {
  provider: 'twilio',
  agentId: null,
  inbound: true,
  outbound: false,
  fallbackNumber: '',
  status: 'active',
  verifiesAt: null,
  credentialsHash: hashSecret('demo'),
} as const;

export const NORTHWIND_NUMBERS: readonly PhoneNumber[] = [
  {
    ...line,
    number: '+441632960101',
    country: 'GB',
    label: 'Main line',
    agentId: 'agt_nw01',
    fallbackNumber: '+441632960190',
  },
  {
    ...line,
    number: '+441632960102',
    country: 'GB',
    label: 'Reminders',
    provider: 'vonage',
    agentId: 'agt_nw02',
    inbound: false,
    outbound: true,
  },
  { ...line, number: '+441632960103', country: 'GB', label: 'Billing', agentId: 'agt_nw03' },
  {
    ...line,
    number: '+12025550143',
    country: 'US',
    label: 'After hours',
    provider: 'telnyx',
    agentId: 'agt_nw04',
  },
  {
    ...line,
    number: '+493023125044',
    country: 'DE',
    label: 'Rezeption Süd',
    provider: 'sip',
    agentId: 'agt_nw06',
    status: 'pending',
  },
  {
    ...line,
    number: '+33199005021',
    country: 'FR',
    label: 'Paris, closed',
    provider: 'vonage',
    status: 'inactive',
  },
  {
    ...line,
    number: '+441632960107',
    country: 'GB',
    label: '',
    outbound: true,
    credentialsHash: null,
  },
  {
    ...line,
    number: '+441632960108',
    country: 'GB',
    label: 'Holidays',
    agentId: 'agt_nw12',
  },
];
