import type { IntegrationStatus } from '@platform/domain';
import { integrationsTexts, useTranslation } from '@platform/i18n';
import type { TextKey } from '@platform/i18n';
import { Badge } from '../../components/Badge/Badge.tsx';
import type { BadgeTone } from '../../components/Badge/Badge.tsx';

interface StatusLook {
  tone: BadgeTone;
  textKey: Extract<TextKey<typeof integrationsTexts>, `integrations.status.${string}`>;
}

const LOOKS: Record<IntegrationStatus, StatusLook> = {
  connected: { tone: 'success', textKey: 'integrations.status.connected' },
  action_required: { tone: 'warning', textKey: 'integrations.status.actionRequired' },
  not_connected: { tone: 'neutral', textKey: 'integrations.status.notConnected' },
  unknown: { tone: 'neutral', textKey: 'integrations.status.unknown' },
};

function statusLook(status: IntegrationStatus): StatusLook {
  return LOOKS[status];
}

export interface StatusBadgeProps {
  status: IntegrationStatus;
}

export function StatusBadge({ status }: StatusBadgeProps) {
  const t = useTranslation(integrationsTexts);
  const { tone, textKey } = statusLook(status);
  return <Badge tone={tone}>{t(textKey)}</Badge>;
}
