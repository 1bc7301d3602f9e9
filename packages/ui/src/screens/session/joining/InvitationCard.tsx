import { joiningTexts, rolesTexts, useTranslation } from '@platform/i18n';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { OrganizationMark } from '../../../internal/OrganizationMark.tsx';
import { roleNameKey } from '../../../patterns/RoleRequests/roleKeys.ts';
import { Invitation, InvitationText } from './joining.styles.ts';
import type { InvitationFacts } from './types.ts';
import { Text } from '../../../components/Text/Text.tsx';

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
      <InvitationText>
        <Text as="b" weight="semibold" isBlock>
          <bdi>{tenantName || t('joining.invite.organization')}</bdi>
        </Text>
        {invitedBy ? (
          <Text as="p" tone="secondary" size="md" leading="tight">
            {t('joining.invite.invitedBy', { name: invitedBy })}
          </Text>
        ) : null}
      </InvitationText>
      {role ? <Badge tone="accent">{t(roleNameKey(role))}</Badge> : null}
    </Invitation>
  );
}
