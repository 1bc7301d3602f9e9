import { teamTexts, useTranslation } from '@platform/i18n';
import type { TextKey, Translate } from '@platform/i18n';
import type { DataTableColumn } from '../../components/DataTable/types.ts';
import { EmailText } from '../../internal/EmailText.tsx';
import { ChangedMark } from '../../patterns/ListPage/ChangedRecords.tsx';
import { MemberActions } from './MemberActions.tsx';
import { MemberLead } from './MemberLead.tsx';
import { MemberRole } from './MemberRole.tsx';
import type { TeamRow } from './types.ts';
import { Badge } from '../../components/Badge/Badge.tsx';
import { statusLook } from './statusLook.ts';

export function memberColumns(
  t: Translate<TextKey<typeof teamTexts>>,
): readonly DataTableColumn<TeamRow>[] {
  return [
    {
      id: 'name',
      header: t('team.column.name'),
      weight: 28,
      skeleton: 'lead',
      cell: (row) => (
        <>
          <MemberLead row={row} />
          <ChangedMark ids={[row.key, row.email]} scrollsIntoView={row.kind === 'invite'} />
        </>
      ),
    },
    {
      id: 'email',
      header: t('team.column.email'),
      weight: 34,
      stack: 'hidden',
      collapse: 'note',
      cell: (row) =>
        row.email ? <EmailText text={row.email} isInRow /> : <span data-missing>–</span>,
    },
    {
      id: 'role',
      header: t('team.column.role'),
      weight: 18,
      cell: (row) => <MemberRole row={row} />,
    },
    {
      id: 'status',
      header: t('team.column.status'),
      kind: 'status',
      weight: 12,
      widthKey: ({ status }) => status,
      cell: (row) => <MemberStatus status={row.status} />,
    },
    {
      id: 'action',
      header: t('team.column.action'),
      kind: 'actions',
      weight: 8,
      cell: (row) => <MemberActions row={row} />,
    },
  ];
}

interface MemberStatusProps {
  status: string;
}

function MemberStatus({ status }: MemberStatusProps) {
  const t = useTranslation(teamTexts);
  const { tone, shape, textKey } = statusLook(status);
  return (
    <Badge tone={tone} shape={shape}>
      {textKey ? t(textKey) : <bdi>{status}</bdi>}
    </Badge>
  );
}
