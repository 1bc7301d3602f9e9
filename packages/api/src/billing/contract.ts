/** The calls of billing as a service has to serve them, and how the client reads the responses. */
export * from './checkout.contract.ts';
export * from './entitlements.contract.ts';
export { entitlementsSchema } from './entitlements.ts';
export * from './invoices.contract.ts';
export * from './plans.contract.ts';
export * from './subscription.contract.ts';
