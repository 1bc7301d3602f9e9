import { defineResource } from '../resource.ts';
import { getIntegrationSettings, listIntegrations } from './endpoints.ts';

/** The integrations of the tenant, and the providers whose answer could not be read. */
export const integrations = defineResource({
  name: 'integrations.list',
  load: ({ http }, _params, signal) => listIntegrations(http, signal),
  isFeature: true,
});

/** What a connection to a provider will be allowed to do. */
export const integrationSettings = defineResource({
  name: 'integrations.settings',
  load: ({ http }, { provider }: { provider: string }, signal) =>
    getIntegrationSettings(http, provider, signal),
});
