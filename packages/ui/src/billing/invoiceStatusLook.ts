import type { BadgeShape, BadgeTone } from '../components/Badge/Badge.tsx';

const KNOWN = {
  paid: { tone: 'success', shape: 'dot' },
  succeeded: { tone: 'success', shape: 'dot' },
  open: { tone: 'warning', shape: 'ring' },
  pending: { tone: 'warning', shape: 'ring' },
  failed: { tone: 'danger', shape: 'square' },
  void: { tone: 'danger', shape: 'square' },
  uncollectible: { tone: 'danger', shape: 'square' },
  draft: { tone: 'neutral', shape: 'ring' },
} as const satisfies Record<string, { tone: BadgeTone; shape: BadgeShape }>;

type KnownStatus = keyof typeof KNOWN;

/** How the status of an invoice looks. */
export interface InvoiceStatusLook {
  tone: BadgeTone;
  shape: BadgeShape;
  /** Text key of a known status; another one is shown in the provider's own word. */
  textKey?: `billing.invoices.status.${KnownStatus}`;
}

/**
 * Maps the provider's word to tone, mark and text: paid and succeeded green, open and pending
 * yellow, failed, void and uncollectible red, all else neutral. The word may be in any case.
 */
export function invoiceStatusLook(status: string): InvoiceStatusLook {
  const word = status.trim().toLowerCase();
  if (!Object.hasOwn(KNOWN, word)) return { tone: 'neutral', shape: 'none' };
  const known = word as KnownStatus;
  return { ...KNOWN[known], textKey: `billing.invoices.status.${known}` };
}
