import type { Formats } from '@platform/i18n';
import { formatTotal } from '../../internal/formatTotal.ts';
import type { RemoteStat } from '../../patterns/RemoteStats/RemoteStats.tsx';
import type { Remote } from '../../remote.ts';
import type { LeadStatuses } from './leadStatuses.ts';
import type { CrmTexts } from './texts.ts';
import { countIn, totalOf } from './totals.ts';
import type { CrmInteraction, CrmLead, CrmList } from './types.ts';

/** The total and some statuses of all leads, not only of those shown. */
export function leadStats(
  t: CrmTexts,
  formats: Formats,
  leads: Remote<CrmList<CrmLead>>,
  statuses: LeadStatuses,
): RemoteStat[] {
  const of = (status: string) =>
    formatTotal(
      formats,
      countIn(leads, (lead) => lead.statusText === status),
    );
  return [
    { id: 'total', label: t('crm.leads.total'), figure: formatTotal(formats, totalOf(leads)) },
    ...statuses.counted.map((id) => ({ id, label: statuses.textOf(id), figure: of(id) })),
  ].map((stat) => ({ ...stat, source: leads }));
}

export function interactionStats(
  t: CrmTexts,
  formats: Formats,
  list: Remote<CrmList<CrmInteraction>>,
): RemoteStat[] {
  const of = (type: string) =>
    formatTotal(
      formats,
      countIn(list, (one) => one.typeText === type),
    );
  return [
    {
      id: 'total',
      label: t('crm.interactions.total'),
      figure: formatTotal(formats, totalOf(list)),
    },
    { id: 'calls', label: t('crm.interactions.calls'), figure: of('call') },
    { id: 'emails', label: t('crm.interactions.emails'), figure: of('email') },
    { id: 'meetings', label: t('crm.interactions.meetings'), figure: of('meeting') },
  ].map((stat) => ({ ...stat, source: list }));
}
