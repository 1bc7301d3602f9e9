import type { LeadStatus } from '@platform/domain';
import type { crmTexts, TextKey } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import type { BadgeTone } from '../../components/Badge/Badge.tsx';
import { shorten } from '../../internal/shorten.ts';
import type { CrmTexts } from './texts.ts';

/** A status that leads can have. */
export interface LeadStatusChoice {
  /** Value of the record. */
  value: string;
  /** Display name in the user's language. */
  label: string;
  /** Tone of its badge. @default 'neutral' */
  tone?: BadgeTone | undefined;
  /** True if nothing is left to do: its lane on the board is folded. @default false */
  isClosed?: boolean | undefined;
}

interface StatusLook extends Pick<LeadStatusChoice, 'tone' | 'isClosed'> {
  textKey: Extract<TextKey<typeof crmTexts>, `crm.status.${string}`>;
}

const looks: Record<LeadStatus, StatusLook> = {
  New: { textKey: 'crm.status.new', tone: 'info' },
  Contacted: { textKey: 'crm.status.contacted', tone: 'info' },
  Qualified: { textKey: 'crm.status.qualified', tone: 'accent' },
  Proposal: { textKey: 'crm.status.proposal', tone: 'accent' },
  Negotiation: { textKey: 'crm.status.negotiation', tone: 'warning' },
  'Closed Won': { textKey: 'crm.status.closedWon', tone: 'success', isClosed: true },
  'Closed Lost': { textKey: 'crm.status.closedLost', tone: 'danger', isClosed: true },
};

const LEAD_STATUSES = Object.keys(looks) as LeadStatus[];

/** Statuses with figures above the list, next to the total. */
const COUNTED: readonly string[] = ['New', 'Qualified', 'Closed Won'];
const COUNTED_OWN = 3;

const productStatuses = (t: CrmTexts): readonly LeadStatusChoice[] =>
  LEAD_STATUSES.map((value) => ({ ...looks[value], value, label: t(looks[value].textKey) }));

/** The statuses of leads, in their order, with what people see of each. */
export interface LeadStatuses {
  values: readonly string[];
  /** Values with figures above the list. */
  counted: readonly string[];
  /** Name of a status; an unknown one as it was sent. */
  textOf: (status: string) => string;
  toneOf: (status: string) => BadgeTone;
  isClosed: (status: string) => boolean;
  /** Choices of a field, with the present value if it is unknown. */
  options: (present?: string) => { value: string; label: string }[];
}

/** Returns the statuses of the product, or those of an embedder. */
export function leadStatuses(t: CrmTexts, own?: readonly LeadStatusChoice[]): LeadStatuses {
  const choices = own ?? productStatuses(t);
  const known = new Map(choices.map((choice) => [choice.value, choice]));
  const values = [...known.keys()];
  const textOf = (status: string) =>
    known.get(status)?.label ?? (shorten(trimText(status)) || t('common.notAvailable'));
  return {
    values,
    counted: own ? values.slice(0, COUNTED_OWN) : COUNTED,
    textOf,
    toneOf: (status) => known.get(status)?.tone ?? 'neutral',
    isClosed: (status) => known.get(status)?.isClosed ?? false,
    options: (present = '') =>
      (present === '' || known.has(present) ? values : [...values, present]).map((value) => ({
        value,
        label: textOf(value),
      })),
  };
}
