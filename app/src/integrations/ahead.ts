import type { Api } from '@platform/api';
import { readAhead } from '../shared/swr/readAhead.ts';
import { integrationKeys } from './keys.ts';
import { loadIntegrations } from './useIntegrationList.ts';

/** Asks for the integrations. */
export function beginIntegrations(api: Api): void {
  readAhead(api, integrationKeys.list, loadIntegrations);
}
