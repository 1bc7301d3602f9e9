import type { CallTable } from '../http/call.ts';

/** The calls of the CRM table, paths to the letter: slashes at the end too. */
export const crmCalls = {
  createContact: { service: 'crm', method: 'POST', path: '/v1/contacts/', access: 'private' },
  contacts: {
    service: 'crm',
    method: 'GET',
    path: '/v1/contacts/',
    access: 'private',
    query: ['limit', 'offset', 'search'],
  },
  /** PATCH, and once PUT after a 405 or 501. */
  updateContact: { service: 'crm', method: 'PATCH', path: '/v1/contacts/{id}', access: 'private' },
  createLead: { service: 'crm', method: 'POST', path: '/v1/leads/', access: 'private' },
  leads: {
    service: 'crm',
    method: 'GET',
    path: '/v1/leads/',
    access: 'private',
    query: ['limit', 'offset', 'search', 'status'],
  },
  /** PATCH, and once PUT after a 405 or 501. */
  updateLead: { service: 'crm', method: 'PATCH', path: '/v1/leads/{id}', access: 'private' },
  createInteraction: {
    service: 'crm',
    method: 'POST',
    path: '/v1/interactions/',
    access: 'private',
  },
  interactions: {
    service: 'crm',
    method: 'GET',
    path: '/v1/interactions/',
    access: 'private',
    query: ['limit', 'offset', 'contact_id', 'lead_id'],
  },
  health: { service: 'crm', method: 'GET', path: '/v1/health', access: 'private' },
} as const satisfies CallTable;
