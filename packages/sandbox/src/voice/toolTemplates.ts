import type { ToolTemplateWire } from '@platform/api/contract';

export const TOOL_TEMPLATES: readonly ToolTemplateWire[] = [
  {
    id: 'ttp_book',
    name: 'Book an appointment',
    description: 'Puts an appointment into the calendar that is connected.',
    defaults: {
      name: 'book_appointment',
      description: 'Books an appointment once the caller has agreed to a date and a time.',
      kind: 'integration',
      provider: 'google-calendar',
      timeout_s: 10,
      parameters: {
        type: 'object',
        properties: {
          date: { type: 'string', description: 'The day, such as 2026-11-30' },
          time: { type: 'string', description: 'The time in 24 hours, such as 14:30' },
          name: { type: 'string', description: 'Who comes' },
        },
        required: ['date', 'time', 'name'],
      },
    },
  },
  {
    id: 'ttp_order',
    name: 'Look an order up',
    description: 'Asks your shop where an order is.',
    defaults: {
      name: 'look_up_order',
      description: 'Looks up the state of an order by the number that the caller gives.',
      kind: 'http',
      method: 'GET',
      url: '',
      headers: [{ name: 'Authorization', secret: true, has_value: false }],
      timeout_s: 5,
      parameters: {
        type: 'object',
        properties: { order_number: { type: 'string', description: 'Such as NW-10482' } },
        required: ['order_number'],
      },
    },
  },
  {
    id: 'ttp_ticket',
    name: 'Open a ticket',
    description: 'Hands what cannot be settled on the telephone to your support.',
    defaults: {
      name: 'open_ticket',
      description: 'Opens a ticket with a summary when the caller’s problem stays unsolved.',
      kind: 'http',
      method: 'POST',
      url: '',
      headers: [{ name: 'X-Api-Key', secret: true, has_value: false }],
      timeout_s: 10,
      parameters: {
        type: 'object',
        properties: {
          summary: { type: 'string', description: 'What it is about, in one sentence' },
          is_urgent: { type: 'boolean', description: 'Whether it cannot wait until tomorrow' },
        },
        required: ['summary'],
      },
    },
  },
  {
    id: 'ttp_transfer',
    name: 'Pass the call on',
    description: 'Connects the caller with a person.',
    defaults: {
      name: 'transfer_call',
      description: 'Passes the call on to a person when the caller asks for one.',
      kind: 'transfer',
      timeout_s: 20,
      parameters: {
        type: 'object',
        properties: { reason: { type: 'string', description: 'Why the call is passed on' } },
        required: [],
      },
    },
  },
  {
    id: 'ttp_end',
    name: 'End the call',
    description: 'Hangs up once everything is said.',
    defaults: {
      name: 'end_call',
      description: 'Ends the call after the caller has said goodbye.',
      kind: 'end_call',
      timeout_s: 5,
      parameters: { type: 'object', properties: {}, required: [] },
    },
  },
];
