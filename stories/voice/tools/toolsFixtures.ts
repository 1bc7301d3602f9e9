import type { Tool, ToolTemplate } from '@platform/domain';
import type { ToolIntegration } from '@platform/ui/voice';

const users = ['Front desk', 'Appointment reminders', 'After-hours line', 'Recepción en español'];

function tool(id: string, name: string, overrides: Partial<Tool>, usedBy = 0): Tool {
  return {
    key: id,
    id,
    name,
    description: '',
    kind: 'http',
    kindText: overrides.kind ?? 'http',
    method: 'POST',
    url: '',
    headers: [],
    parameters: { type: 'object', properties: {}, required: [] },
    timeoutSeconds: 8,
    isEnabled: true,
    provider: '',
    agents: users.slice(0, usedBy).map((user, index) => ({ id: `a-${index + 1}`, name: user })),
    updatedAt: null,
    ...overrides,
  };
}

/** The tools of the mockup. */
export const tools: readonly Tool[] = [
  tool(
    't-1',
    'book_appointment',
    {
      description: 'Books a free slot in the clinic calendar. Ask for the day and the time first.',
      url: 'https://api.northwind.example/bookings',
      headers: [
        { name: 'Authorization', value: '', isSecret: true, hasValue: true },
        { name: 'X-Clinic', value: 'berlin', isSecret: false, hasValue: true },
      ],
      parameters: {
        type: 'object',
        properties: {
          date: { type: 'string', description: 'The day', format: 'date' },
          time: { type: 'string', description: 'The time', format: 'time' },
          practitioner: { type: 'string', default: 'any' },
        },
        required: ['date', 'time'],
      },
    },
    3,
  ),
  tool(
    't-2',
    'find_free_slots',
    {
      description: 'Lists free slots for a day and practitioner.',
      url: 'https://api.northwind.example/slots',
      method: 'GET',
    },
    3,
  ),
  tool(
    't-3',
    'transfer_to_person',
    { kind: 'transfer', description: 'Hands the call to the front desk team.' },
    4,
  ),
  tool('t-4', 'end_call', { kind: 'end_call', description: 'Says goodbye and ends the call.' }, 4),
  tool('t-5', 'create_crm_lead', {
    kind: 'integration',
    provider: 'hubspot',
    description: 'Adds the caller as a lead with a note.',
    isEnabled: false,
  }),
  tool('t-6', 'send_directions', {
    description: 'Texts the address and parking details.',
    url: 'https://api.northwind.example/texts',
    isEnabled: false,
  }),
];

/** Unexpected data from a service. */
export const oddTools: readonly Tool[] = [
  tool('', '', { key: 'odd-1', kind: null, kindText: 'teleport', description: '<b>Bold</b>' }, 1),
  tool('odd-2', 'a_name_that_is_as_long_as_a_name_may_be_', {
    description: 'Says far more than anybody would ever read about it, and goes on. '.repeat(5),
    kind: 'integration',
    provider: 'nobody-knows-it',
  }),
  tool('odd-3', 'قاعة_الاستقبال', { description: '', parameters: { type: 'string' } }, 4),
];

export const integrations: readonly ToolIntegration[] = [
  { provider: 'hubspot', name: 'HubSpot', isConnected: false },
  { provider: 'google-calendar', name: 'Google Calendar', isConnected: true },
];

const {
  key: _key,
  id: _id,
  kindText: _kind,
  agents: _agents,
  ...order
} = tool('t', 'look_up_order', {
  description: 'Looks up the state of an order by its number.',
  method: 'GET',
  headers: [{ name: 'Authorization', value: '', isSecret: true, hasValue: false }],
  parameters: {
    type: 'object',
    properties: { order_number: { type: 'string', description: 'Such as NW-10482' } },
    required: ['order_number'],
  },
});

export const templates: readonly ToolTemplate[] = [
  {
    key: 'tp-1',
    id: 'tp-1',
    name: 'Look an order up',
    description: 'Asks your shop where an order is.',
    defaults: order,
  },
  {
    key: 'tp-2',
    id: 'tp-2',
    name: 'End the call',
    description: 'Hangs up once everything is said.',
    defaults: {
      ...order,
      name: 'end_call',
      description: 'Ends the call after the caller has said goodbye.',
      kind: 'end_call',
      headers: [],
    },
  },
];
