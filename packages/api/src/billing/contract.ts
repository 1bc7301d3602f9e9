export * from './checkout.contract.ts';
export * from './entitlements.contract.ts';
export { entitlementsSchema } from './entitlements.ts';
export * from './invoices.contract.ts';
export * from './plans.contract.ts';
export * from './subscription.contract.ts';
