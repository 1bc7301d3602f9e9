import type {
  Formats,
  commonTexts,
  dashboardTexts,
  TextKey,
  Translate,
  voiceTexts,
} from '@platform/i18n';
import { Badge } from '../../components/Badge/Badge.tsx';
import { TableLead } from '../../components/DataTable/TableLead.tsx';
import type { DataTableColumn } from '../../components/DataTable/types.ts';
import { Link } from '../../components/Link/Link.tsx';
import { agentTypeText } from '../../internal/agentTypes.ts';
import { SuccessRate } from '../../internal/SuccessRate.tsx';
import type { DashboardAgent } from './types.ts';
import { Truncate } from '../../patterns/Truncate/Truncate.tsx';

type Translated = Translate<
  TextKey<typeof dashboardTexts | typeof voiceTexts | typeof commonTexts>
>;

export function agentColumns(
  t: Translated,
  formats: Formats,
  agentHref?: (agentId: string) => string,
): readonly DataTableColumn<DashboardAgent>[] {
  return [
    {
      id: 'name',
      header: t('dashboard.agents.name'),
      weight: 3,
      cell: ({ id, name }) => {
        const shown = <bdi>{name}</bdi>;
        const isLink = agentHref !== undefined && id !== '';
        return <TableLead title={isLink ? <Link href={agentHref(id)}>{shown}</Link> : shown} />;
      },
    },
    {
      id: 'type',
      header: t('dashboard.agents.type'),
      stack: 'note',
      cell: ({ type }) => <Truncate isMuted>{agentTypeText(t, type)}</Truncate>,
    },
    {
      id: 'status',
      header: t('dashboard.agents.status'),
      kind: 'status',
      cell: ({ isEnabled }) => (
        <Badge tone={isEnabled ? 'success' : 'neutral'}>
          {t(isEnabled ? 'dashboard.agents.online' : 'dashboard.agents.offline')}
        </Badge>
      ),
    },
    {
      id: 'calls',
      header: t('dashboard.agents.callsToday'),
      kind: 'number',
      stack: 'hidden',
      cell: ({ callsToday }) => formats.number(callsToday),
    },
    {
      id: 'rate',
      header: t('dashboard.agents.successRate'),
      kind: 'number',
      cell: ({ successRate }) => (
        <SuccessRate label={t('dashboard.agents.successRate')} rate={successRate} />
      ),
    },
  ];
}
