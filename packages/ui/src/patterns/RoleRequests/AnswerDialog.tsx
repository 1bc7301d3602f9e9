import { rolesTexts, useTranslation } from '@platform/i18n';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { PermissionList } from './PermissionList.tsx';
import { GainedPermissions } from './RoleRequests.styles.ts';
import { useOfferText } from './useOfferText.ts';
import type { RoleOffer } from './types.ts';

export interface AnswerDialogProps {
  request: RoleOffer;
  isAccepted: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function AnswerDialog({ request, isAccepted, onConfirm, onClose }: AnswerDialogProps) {
  const t = useTranslation(rolesTexts);
  const offer = useOfferText()(request);
  const { permissions } = request;
  const gains = permissions.length > 0 ? t('roles.request.gains') : t('roles.request.gainsNothing');
  return (
    <ConfirmDialog
      title={isAccepted ? t('roles.request.acceptTitle') : t('roles.request.rejectTitle')}
      description={isAccepted ? offer : t('roles.request.rejectText', { offer })}
      details={
        isAccepted ? (
          <GainedPermissions>
            <p>{gains}</p>
            <PermissionList permissions={permissions} />
          </GainedPermissions>
        ) : null
      }
      confirmLabel={isAccepted ? t('roles.request.accept') : t('roles.request.reject')}
      confirmVariant={isAccepted ? 'primary' : 'danger'}
      onConfirm={onConfirm}
      onOpenChange={onClose}
    />
  );
}
