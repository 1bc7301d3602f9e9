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

export function isClosed(status: string): boolean {
  return status === 'Closed Won' || status === 'Closed Lost';
}

export function statusTone(status: string): BadgeTone {
  return lookOf(status)?.tone ?? 'neutral';
}

export function statusText(t: CrmTexts, status: string): string {
  const look = lookOf(status);
  return look ? t(look.textKey) : shorten(trimText(status)) || t('common.notAvailable');
}

export function statusOptions(t: CrmTexts, present = '') {
  const isOther = present !== '' && !LEAD_STATUSES.some((known) => known === present);
  const statuses = isOther ? [...LEAD_STATUSES, present] : LEAD_STATUSES;
  return statuses.map((value) => ({ value, label: statusText(t, value) }));
}
