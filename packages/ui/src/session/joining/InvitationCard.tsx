import { joiningTexts, rolesTexts, useTranslation } from '@platform/i18n';
import { Badge } from '../../components/Badge/Badge.tsx';
import { OrganizationMark } from '../../internal/OrganizationMark.tsx';
import { roleNameKey } from '../../patterns/RoleRequests/roleKeys.ts';
import { Invitation } from './joining.styles.ts';
import type { InvitationFacts } from './types.ts';

export interface InvitationCardProps {
  invitation: InvitationFacts;
}

export function InvitationCard({ invitation }: InvitationCardProps) {
  const t = useTranslation(joiningTexts, rolesTexts);
  const { tenantName, invitedBy, role } = invitation;
  if (!tenantName && !invitedBy && !role) return null;
  return (
    <Invitation>
      <OrganizationMark name={tenantName || '?'} />
      <div>
        <b>
          <bdi>{tenantName || t('joining.invite.organization')}</bdi>
        </b>
        {invitedBy ? <p>{t('joining.invite.invitedBy', { name: invitedBy })}</p> : null}
      </div>
      {role ? <Badge tone="accent">{t(roleNameKey(role))}</Badge> : null}
    </Invitation>
  );
}
