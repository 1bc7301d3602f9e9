import type { IntegrationStatus } from '@platform/domain';
import type { integrationsTexts, TextKey } from '@platform/i18n';
import type { BadgeTone } from '../../components/Badge/Badge.tsx';

export interface StatusLook {
  tone: BadgeTone;
  textKey: Extract<TextKey<typeof integrationsTexts>, `integrations.status.${string}`>;
}

const LOOKS: Record<IntegrationStatus, StatusLook> = {
  connected: { tone: 'success', textKey: 'integrations.status.connected' },
  action_required: { tone: 'warning', textKey: 'integrations.status.actionRequired' },
  not_connected: { tone: 'neutral', textKey: 'integrations.status.notConnected' },
  unknown: { tone: 'neutral', textKey: 'integrations.status.unknown' },
};

export function statusLook(status: IntegrationStatus): StatusLook {
  return LOOKS[status];
}
