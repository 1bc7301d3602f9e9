export * from './connections.contract.ts';
export { completionCallOf } from './connections.ts';
export * from './integrations.contract.ts';
export { discoverySchema } from './integrations.ts';
export { isProviderId, providerName } from './provider.ts';
