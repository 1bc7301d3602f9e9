import type { ContactSheetTexts, InteractionSheetTexts, LeadSheetTexts } from '@platform/flows';
import { formatDate } from '@platform/i18n';
import type { crmTexts, TextKey, Translate } from '@platform/i18n';

type Texts = Translate<TextKey<typeof crmTexts>>;

const date = (day: Date): string => formatDate(day);

export const contactSheetTexts = (t: Texts): ContactSheetTexts => ({
  columns: {
    contact: t('crm.contacts.column.contact'),
    company: t('crm.contacts.column.company'),
    phone: t('crm.contacts.column.phone'),
    email: t('crm.contacts.column.email'),
    created: t('crm.contacts.column.created'),
    consentVoice: t('crm.consent.voice'),
    consentSms: t('crm.consent.sms'),
    tags: t('crm.contact.tags'),
  },
  consents: { yes: t('crm.consent.yes'), no: t('crm.consent.no') },
  date,
});

export const leadSheetTexts = (t: Texts): LeadSheetTexts => ({
  columns: {
    contact: t('crm.leads.column.contact'),
    status: t('crm.leads.column.status'),
    source: t('crm.leads.column.source'),
    owner: t('crm.leads.column.owner'),
    notes: t('crm.leads.column.notes'),
    created: t('crm.leads.column.created'),
  },
  statuses: {
    New: t('crm.status.new'),
    Contacted: t('crm.status.contacted'),
    Qualified: t('crm.status.qualified'),
    Proposal: t('crm.status.proposal'),
    Negotiation: t('crm.status.negotiation'),
    'Closed Won': t('crm.status.closedWon'),
    'Closed Lost': t('crm.status.closedLost'),
  },
  contactMissing: t('crm.contactMissing'),
  date,
});

export const interactionSheetTexts = (t: Texts): InteractionSheetTexts => ({
  columns: {
    type: t('crm.interactions.column.type'),
    summary: t('crm.interactions.column.summary'),
    direction: t('crm.interactions.column.direction'),
    contact: t('crm.interactions.column.contact'),
    agent: t('crm.interactions.column.agent'),
    session: t('crm.interactions.column.session'),
    date: t('crm.interactions.column.date'),
  },
  types: {
    call: t('crm.type.call'),
    email: t('crm.type.email'),
    meeting: t('crm.type.meeting'),
    note: t('crm.type.note'),
  },
  directions: { in: t('crm.direction.in'), out: t('crm.direction.out') },
  contactMissing: t('crm.contactMissing'),
  date,
});
