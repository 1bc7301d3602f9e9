import type { IntegrationStatus } from '@platform/domain';
import { integrationsTexts, useTranslation } from '@platform/i18n';
import { Badge } from '../../components/Badge/Badge.tsx';
import { statusLook } from './statusLook.ts';

export interface StatusBadgeProps {
  status: IntegrationStatus;
}

export function StatusBadge({ status }: StatusBadgeProps) {
  const t = useTranslation(integrationsTexts);
  const { tone, textKey } = statusLook(status);
  return <Badge tone={tone}>{t(textKey)}</Badge>;
}
