export { ConnectError, connectProvider, disconnectProvider, testProvider } from './actions.ts';
export { connectIntegration, integrationRedirectUri } from './connect.ts';
export type { ConnectRedirect, ConnectResult } from './connect.ts';
export { postCompletion } from './connections.ts';
export * from './integrations.ts';
export { isProviderId, providerName } from './provider.ts';
