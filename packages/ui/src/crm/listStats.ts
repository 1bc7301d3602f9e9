import type { Remote } from '../remote.ts';
import { itemsOf, totalOf } from './crmRows.ts';
import type { Stat } from './CrmStats.tsx';
import { formatTotal } from './formatTotal.ts';
import type { CrmTexts } from './texts.ts';
import type { CrmInteraction, CrmLead, CrmList, CrmTotal } from './types.ts';

/** Counts what answers `accepts`; there may be more of it where the load was full. */
export function countIn<Item>(
  list: Remote<CrmList<Item>>,
  accepts: (item: Item) => boolean,
): CrmTotal | undefined {
  const total = totalOf(list);
  return total && { count: itemsOf(list).filter(accepts).length, isCut: total.isCut };
}

/** Total, New, Qualified, Closed Won, of all leads and not of those that are shown. */
export function leadStats(t: CrmTexts, leads: Remote<CrmList<CrmLead>>): Stat[] {
  const of = (status: string) => formatTotal(countIn(leads, (lead) => lead.status === status));
  return [
    { id: 'total', label: t('crm.leads.total'), figure: formatTotal(totalOf(leads)) },
    { id: 'new', label: t('crm.status.new'), figure: of('New') },
    { id: 'qualified', label: t('crm.status.qualified'), figure: of('Qualified') },
    { id: 'won', label: t('crm.status.closedWon'), figure: of('Closed Won') },
  ].map((stat) => ({ ...stat, source: leads }));
}

/** Total, Calls, Emails, Meetings, of all interactions. */
export function interactionStats(t: CrmTexts, list: Remote<CrmList<CrmInteraction>>): Stat[] {
  const of = (type: string) => formatTotal(countIn(list, (one) => one.type === type));
  return [
    { id: 'total', label: t('crm.interactions.total'), figure: formatTotal(totalOf(list)) },
    { id: 'calls', label: t('crm.interactions.calls'), figure: of('call') },
    { id: 'emails', label: t('crm.interactions.emails'), figure: of('email') },
    { id: 'meetings', label: t('crm.interactions.meetings'), figure: of('meeting') },
  ].map((stat) => ({ ...stat, source: list }));
}
