import type { Formats, commonTexts, dashboardTexts, TextKey, Translate } from '@platform/i18n';
import { Badge } from '../components/Badge/Badge.tsx';
import { TableLead } from '../components/DataTable/TableLead.tsx';
import type { DataTableColumn } from '../components/DataTable/types.ts';
import { Link } from '../components/Link/Link.tsx';
import { Meter } from '../components/Meter/Meter.tsx';
import { Rate } from './AgentsCard.styles.ts';
import type { DashboardAgent } from './types.ts';

type Translated = Translate<TextKey<typeof dashboardTexts | typeof commonTexts>>;

/** Name, type, status, calls today and success rate. */
export function agentColumns(
  t: Translated,
  formats: Formats,
  agentHref?: (agentId: string) => string,
): readonly DataTableColumn<DashboardAgent>[] {
  return [
    {
      id: 'name',
      header: t('dashboard.agents.name'),
      cell: ({ id, name }) => {
        const shown = <bdi>{name}</bdi>;
        const isLink = agentHref !== undefined && id !== '';
        return <TableLead title={isLink ? <Link href={agentHref(id)}>{shown}</Link> : shown} />;
      },
    },
    {
      id: 'type',
      header: t('dashboard.agents.type'),
      width: '17%',
      stack: 'note',
      cell: ({ type }) => <bdi>{typeText(t, type)}</bdi>,
    },
    {
      id: 'status',
      header: t('dashboard.agents.status'),
      width: '136px',
      skeleton: 'badge',
      cell: ({ isEnabled }) => (
        <Badge tone={isEnabled ? 'success' : 'neutral'}>
          {t(isEnabled ? 'dashboard.agents.online' : 'dashboard.agents.offline')}
        </Badge>
      ),
    },
    {
      id: 'calls',
      header: t('dashboard.agents.callsToday'),
      width: '96px',
      align: 'end',
      stack: 'hidden',
      cell: ({ callsToday }) => formats.number(callsToday),
    },
    {
      id: 'rate',
      header: t('dashboard.agents.successRate'),
      width: '124px',
      align: 'end',
      cell: ({ successRate }) => successCell(t, formats, successRate),
    },
  ];
}

function typeText(t: Translated, type: string): string {
  const known = type.toLowerCase();
  if (known === 'inbound' || known === 'outbound') return t(`dashboard.agents.${known}`);
  return type || t('common.notAvailable');
}

function successCell(t: Translated, formats: Formats, rate: number | null) {
  const text = formats.share(rate ?? Number.NaN, 1);
  return (
    <Rate>
      {rate === null ? null : (
        <Meter
          size="small"
          label={t('dashboard.agents.successRate')}
          value={rate}
          max={1}
          valueText={text}
          isGain
        />
      )}
      <span>{text}</span>
    </Rate>
  );
}
