import { teamTexts, useTranslation } from '@platform/i18n';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { TableLead } from '../../components/DataTable/TableLead.tsx';
import { useMemberTable } from './MemberTableContext.ts';
import type { TeamRow } from './types.ts';
import { Truncate } from '../../patterns/Truncate/Truncate.tsx';

export interface MemberLeadProps {
  row: TeamRow;
}

export function MemberLead({ row }: MemberLeadProps) {
  const t = useTranslation(teamTexts);
  const { currentUserId } = useMemberTable();
  const isInvite = row.kind === 'invite';
  const isOwn = !isInvite && row.id !== '' && row.id === currentUserId;
  return (
    <TableLead
      media={<Avatar name={row.name} id={row.id || row.email} isPending={isInvite} />}
      title={
        isInvite ? (
          <bdi data-invite>
            <BreakableEmail email={row.name} />
          </bdi>
        ) : (
          <Truncate>{row.name}</Truncate>
        )
      }
      aside={isOwn ? t('team.you') : undefined}
      note={row.email === row.name ? undefined : <Truncate>{row.email}</Truncate>}
      isMuted={isInvite}
    />
  );
}

function BreakableEmail({ email }: { email: string }) {
  const atSign = email.lastIndexOf('@');
  if (atSign < 1) return email;
  return (
    <>
      {email.slice(0, atSign)}
      <wbr />
      {email.slice(atSign)}
    </>
  );
}
