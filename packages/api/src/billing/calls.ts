import type { CallTable } from '../http/call.ts';

/** The calls of the billing table, paths to the letter. */
export const billingCalls = {
  entitlements: {
    service: 'billing',
    method: 'GET',
    path: '/billing/v1/entitlements',
    access: 'private',
  },
  subscription: {
    service: 'billing',
    method: 'GET',
    path: '/v1/subscription/status',
    access: 'private',
  },
  plans: { service: 'billing', method: 'GET', path: '/v1/plans', access: 'private' },
  checkout: {
    service: 'billing',
    method: 'POST',
    path: '/v1/checkout/session',
    access: 'private',
  },
  cancelSubscription: {
    service: 'billing',
    method: 'DELETE',
    path: '/v1/subscription',
    access: 'private',
  },
  invoices: {
    service: 'billing',
    method: 'GET',
    path: '/v1/invoices',
    access: 'private',
    query: ['cursor'],
  },
  emailInvoice: {
    service: 'billing',
    method: 'POST',
    path: '/v1/invoices/{id}/email',
    access: 'private',
  },
} as const satisfies CallTable;
