import type { CrmLead } from '@platform/ui/crm';
import { day } from './fixtures.ts';

function lead(key: string, contactId: string, statusText: string, rest: Partial<CrmLead>): CrmLead {
  return {
    key,
    contactId,
    statusText,
    source: '',
    ownerId: '',
    notes: '',
    createdAt: null,
    ...rest,
  };
}

export const leads: readonly CrmLead[] = [
  lead('l-1', 'c-1', 'Qualified', {
    source: 'Inbound call',
    ownerId: 'Amara Okafor',
    notes: 'Wants a callback after the planning meeting',
    createdAt: day(18),
  }),
  lead('l-2', 'c-2', 'New', {
    source: 'Website',
    notes: 'Asked about multi-site pricing',
    createdAt: day(17),
  }),
  lead('l-3', 'c-3', 'Proposal', {
    source: 'Referral',
    ownerId: 'Lucía Fernández',
    notes: 'Two clinics, Spanish and English',
    createdAt: day(17),
  }),
  lead('l-4', 'c-4', 'Negotiation', {
    source: 'Campaign',
    ownerId: 'Amara Okafor',
    notes: 'Reviewing yearly terms',
    createdAt: day(14),
  }),
  lead('l-5', 'c-5', 'Contacted', {
    source: 'Inbound call',
    ownerId: 'Jonas Weber',
    notes: 'Left a voicemail',
    createdAt: day(13),
  }),
  lead('l-6', 'c-7', 'Closed Won', {
    source: 'Website',
    ownerId: 'Chiara Ricci',
    notes: 'Signed for twelve months',
    createdAt: day(10),
  }),
  lead('l-7', 'c-8', 'Closed Lost', {
    source: 'Campaign',
    ownerId: 'Jonas Weber',
    notes: 'Chose to wait until autumn',
    createdAt: day(7),
  }),
];
