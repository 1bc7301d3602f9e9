import type { LeadStatus } from '@platform/domain';
import type { crmTexts, TextKey } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import type { BadgeTone } from '../../components/Badge/Badge.tsx';
import { shorten } from '../../internal/shorten.ts';
import type { CrmTexts } from './texts.ts';

interface StatusLook {
  textKey: Extract<TextKey<typeof crmTexts>, `crm.status.${string}`>;
  tone: BadgeTone;
}

/** Statuses in order of progress. */
const looks: Record<LeadStatus, StatusLook> = {
  New: { textKey: 'crm.status.new', tone: 'info' },
  Contacted: { textKey: 'crm.status.contacted', tone: 'info' },
  Qualified: { textKey: 'crm.status.qualified', tone: 'accent' },
  Proposal: { textKey: 'crm.status.proposal', tone: 'accent' },
  Negotiation: { textKey: 'crm.status.negotiation', tone: 'warning' },
  'Closed Won': { textKey: 'crm.status.closedWon', tone: 'success' },
  'Closed Lost': { textKey: 'crm.status.closedLost', tone: 'danger' },
};

export const LEAD_STATUSES = Object.keys(looks) as LeadStatus[];

function lookOf(status: string): StatusLook | undefined {
  return Object.hasOwn(looks, status) ? looks[status as LeadStatus] : undefined;
}

/** True for a lead that needs no more work. */
export function isClosed(status: string): boolean {
  return status === 'Closed Won' || status === 'Closed Lost';
}

/** An unknown status is neutral. */
export function statusTone(status: string): BadgeTone {
  return lookOf(status)?.tone ?? 'neutral';
}

/** Returns an unknown status as it was sent. */
export function statusText(t: CrmTexts, status: string): string {
  const look = lookOf(status);
  return look ? t(look.textKey) : shorten(trimText(status)) || t('common.notAvailable');
}

/** Options of the status field, including an unknown status of the lead. */
export function statusOptions(t: CrmTexts, present = '') {
  const isOther = present !== '' && !LEAD_STATUSES.some((known) => known === present);
  const statuses = isOther ? [...LEAD_STATUSES, present] : LEAD_STATUSES;
  return statuses.map((value) => ({ value, label: statusText(t, value) }));
}
