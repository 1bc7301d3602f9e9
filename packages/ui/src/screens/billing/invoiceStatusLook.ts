import type { BadgeShape, BadgeTone } from '../../components/Badge/Badge.tsx';

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

export interface InvoiceStatusLook {
  tone: BadgeTone;
  shape: BadgeShape;
  textKey?: `billing.invoices.status.${KnownStatus}`;
}

/** Maps the provider's status, in any case, to its look; an unknown one is neutral. */
export function invoiceStatusLook(status: string): InvoiceStatusLook {
  const word = status.trim().toLowerCase();
  if (!Object.hasOwn(KNOWN, word)) return { tone: 'neutral', shape: 'none' };
  const known = word as KnownStatus;
  return { ...KNOWN[known], textKey: `billing.invoices.status.${known}` };
}
