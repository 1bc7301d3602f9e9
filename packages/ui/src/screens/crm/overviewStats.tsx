import type { Formats } from '@platform/i18n';
import { formatTotal } from '../../internal/formatTotal.ts';
import type { RemoteStat } from '../../patterns/RemoteStats/RemoteStats.tsx';
import { itemsOf } from './crmRows.ts';
import type { LeadStatuses } from './leadStatuses.ts';
import { HealthDot } from '../../patterns/StatusDot/StatusDot.styles.ts';
import type { CrmOverviewScreenProps } from './screenTypes.ts';
import type { CrmTexts } from './texts.ts';
import { countIn, totalOf } from './totals.ts';

export const LISTED_INTERACTIONS = 5;

export const LISTED_RECORDS = 3;

const isInMonthOf = (today: Date, date: Date | null): boolean =>
  date?.getFullYear() === today.getFullYear() && date.getMonth() === today.getMonth();

export function overviewStats(
  t: CrmTexts,
  formats: Formats,
  today: Date,
  {
    contacts,
    leads,
    interactions,
    health,
    statuses,
  }: Pick<CrmOverviewScreenProps, 'contacts' | 'leads' | 'interactions' | 'health'> & {
    statuses: LeadStatuses;
  },
): RemoteStat[] {
  const added = countIn(contacts, ({ createdAt }) => isInMonthOf(today, createdAt));
  const fresh = countIn(leads, ({ statusText }) => statusText === statuses.values[0]);
  const isHealthy = health.status === 'ready' && health.data === 'healthy';
  const listed = Math.min(LISTED_INTERACTIONS, itemsOf(interactions).length);
  return [
    {
      id: 'contacts',
      label: t('crm.overview.totalContacts'),
      figure: formatTotal(formats, totalOf(contacts)),
      caption: added ? t('crm.overview.addedThisMonth', { count: added.count }) : null,
      source: contacts,
    },
    {
      id: 'leads',
      label: t('crm.overview.activeLeads'),
      figure: formatTotal(
        formats,
        countIn(leads, ({ statusText }) => !statuses.isClosed(statusText)),
      ),
      caption: fresh ? t('crm.overview.newOnes', { count: fresh.count }) : null,
      source: leads,
    },
    {
      id: 'interactions',
      label: t('crm.overview.recentInteractions'),
      figure: formatTotal(formats, totalOf(interactions)),
      caption: listed > 0 ? t('crm.overview.latest', { count: listed }) : null,
      source: interactions,
    },
    {
      id: 'status',
      label: t('crm.overview.systemStatus'),
      figure: <output>{isHealthy ? t('crm.overview.healthy') : t('crm.overview.unknown')}</output>,
      mark: <HealthDot aria-hidden="true" data-unknown={!isHealthy || undefined} />,
      caption: t('crm.overview.checked'),
      source: health,
    },
  ];
}
