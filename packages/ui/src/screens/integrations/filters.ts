import type { integrationsTexts, TextKey } from '@platform/i18n';
import type { IntegrationFilter } from './types.ts';

interface FilterTab {
  value: IntegrationFilter;
  textKey: Extract<TextKey<typeof integrationsTexts>, `integrations.filter.${string}`>;
}

export const FILTERS: readonly FilterTab[] = [
  { value: 'all', textKey: 'integrations.filter.all' },
  { value: 'connected', textKey: 'integrations.filter.connected' },
  { value: 'action_required', textKey: 'integrations.filter.actionRequired' },
  { value: 'not_connected', textKey: 'integrations.filter.notConnected' },
];
