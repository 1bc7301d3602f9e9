export const PIERS = ['North', 'East', 'South', 'West'] as const;
export const KINDS = ['pontoon', 'quay', 'buoy'] as const;
export const STATUSES = ['free', 'booked', 'closed'] as const;

export type Pier = (typeof PIERS)[number];
export type BerthKind = (typeof KINDS)[number];
export type BerthStatus = (typeof STATUSES)[number];

export interface Berth {
  id: string;
  name: string;
  pier: Pier;
  kind: BerthKind;
  status: BerthStatus;
  /** In metres. */
  length: number;
  /** Price per night, in cents. */
  price: number;
  tags: readonly string[];
  /** Name of the boat; '' for none. */
  guest: string;
  /** First and last day of the booking, such as `2026-11-21`; '' for none. */
  from: string;
  to: string;
  /** Name of the file with the drawing; '' for none. */
  plan: string;
  notes: string;
}
