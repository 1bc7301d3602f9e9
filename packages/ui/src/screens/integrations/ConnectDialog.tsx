import { integrationsTexts, useTranslation } from '@platform/i18n';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/index.ts';
import { Permissions } from './Permissions.tsx';
import type { PermissionsProps } from './Permissions.tsx';

export interface ConnectDialogProps extends PermissionsProps {
  onConnect: () => void;
  onClose: () => void;
}

export function ConnectDialog({ integration, onConnect, onClose, ...rest }: ConnectDialogProps) {
  const { name, description, status } = integration;
  const t = useTranslation(integrationsTexts);
  const isFix = status === 'action_required';

  function connect(): void {
    onClose();
    onConnect();
  }

  return (
    <Dialog.Root
      open
      onOpenChange={onClose}
      title={t('integrations.connect.title', { name })}
      description={description || undefined}
    >
      <Dialog.Body>
        <Permissions integration={integration} {...rest} />
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onClose}>{t('common.action.cancel')}</Button>
        <Button variant="primary" data-autofocus onClick={connect}>
          {t(isFix ? 'integrations.card.fix' : 'integrations.card.connect')}
        </Button>
      </Dialog.Footer>
    </Dialog.Root>
  );
}
