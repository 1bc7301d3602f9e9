import type { Integration } from '@platform/domain';
import { integrationsTexts, useTranslation } from '@platform/i18n';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';

export interface DisconnectDialogProps {
  integration: Integration;
  onDisconnect: (integration: Integration) => Promise<boolean>;
  onClose: () => void;
}

export function DisconnectDialog({ integration, onDisconnect, onClose }: DisconnectDialogProps) {
  const { name, ownerService, accountLabel } = integration;
  const t = useTranslation(integrationsTexts);
  return (
    <ConfirmDialog
      onOpenChange={onClose}
      title={t('integrations.disconnect.title', { name })}
      description={
        ownerService
          ? t('integrations.disconnect.stops', { name, service: ownerService })
          : t('integrations.disconnect.stopsAll', { name })
      }
      details={accountLabel ? <bdi>{accountLabel}</bdi> : undefined}
      confirmLabel={t('integrations.card.disconnect')}
      loadingText={t('integrations.card.disconnecting')}
      onConfirm={async () =>
        (await onDisconnect(integration))
          ? undefined
          : { status: 'refused', message: t('integrations.error.disconnect') }
      }
    />
  );
}
