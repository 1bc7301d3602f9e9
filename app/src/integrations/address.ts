import { hrefOf, pathsOf } from '../kit/address.ts';
import { oneOf } from '../kit/searchParams.ts';
import type { SearchState } from '../kit/searchParams.ts';
import { integrations } from './area.ts';

export const integrationsPath = pathsOf(integrations, { list: 'integrations' }).list;

export const integrationsParams = {
  tab: oneOf(['all', 'connected', 'action_required', 'not_connected']),
};

export const tabHref = (tab: SearchState<typeof integrationsParams>['tab']): string =>
  hrefOf(integrationsPath, integrationsParams, { tab });
