import { leadStatusOf } from '@platform/api';
import type { Lead, LeadChange } from '@platform/api';

/** The leads with one of them changed. */
export const withLead =
  (key: string, change: LeadChange) =>
  (leads: readonly Lead[]): readonly Lead[] =>
    leads.map((lead) =>
      lead.key === key
        ? { ...lead, ...change, status: leadStatusOf(change.status), statusText: change.status }
        : lead,
    );
