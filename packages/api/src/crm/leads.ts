import { isObject, read, textOf, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';
import type { Keyed } from '../schema/list.ts';
import { dateOf } from '../schema/values.ts';
import { LEAD_STATUSES } from './values.ts';
import type { LeadStatus } from './values.ts';

/** A lead on the wire: every field may be missing. */
export interface LeadWire {
  id: string | number;
  contact_id?: string | number | null;
  status?: string | null;
  source?: string | null;
  owner_id?: string | number | null;
  notes?: string | null;
  details?: Record<string, unknown> | null;
  created_at?: string | null;
}

/** A lead. Texts are '' where the server sent none. */
export interface Lead extends Keyed {
  /** '' where the server sent none: such a lead cannot be changed. */
  id: string;
  contactId: string;
  /** Null for a status that this client does not know. */
  status: LeadStatus | null;
  /** The status to show: in the spec's spelling where it is known, else as it came. */
  statusText: string;
  source: string;
  ownerId: string;
  notes: string;
  /** Given back unread on a change. */
  details: Readonly<Record<string, unknown>>;
  createdAt: Date | null;
}

const byPlainName = new Map(LEAD_STATUSES.map((status) => [plain(status), status]));

/** `GET /v1/leads/`. */
export const leadsSchema = listOf(['leads', 'data'], toLead);

/** The lead that a create or an update answered; null where the answer holds none. */
export const leadAnswerSchema = read((value): Lead | null => {
  if (!isObject(value)) return null;
  const lead = toLead(unwrap(value, 'lead', 'data'));
  return lead.id === '' ? null : { ...lead, key: lead.id };
});

/** Reads a lead status in any spelling (`closed_won`, `CLOSED WON`); null for an unknown one. */
export function leadStatusOf(value: unknown): LeadStatus | null {
  return byPlainName.get(plain(textOf(value))) ?? null;
}

function toLead(row: WireObject) {
  const status = leadStatusOf(row.status);
  return {
    id: textOf(row.id),
    contactId: textOf(row.contact_id),
    status,
    statusText: status ?? textOf(row.status),
    source: textOf(row.source),
    ownerId: textOf(row.owner_id),
    notes: textOf(row.notes),
    details: isObject(row.details) ? row.details : {},
    createdAt: dateOf(row.created_at),
  };
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_-]/g, '');
}
