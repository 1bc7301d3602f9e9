import type { BadgeShape, BadgeTone } from '../../components/Badge/Badge.tsx';

/** Look of a status: Active is green, Pending yellow, Inactive grey. */
export interface StatusLook {
  tone: BadgeTone;
  shape: BadgeShape;
  /** Text key of a known status; any other is shown as it was sent. */
  textKey?: 'team.status.active' | 'team.status.pending' | 'team.status.inactive';
}

const LOOKS = new Map<string, StatusLook>([
  ['Active', { tone: 'success', shape: 'dot', textKey: 'team.status.active' }],
  ['Pending', { tone: 'warning', shape: 'ring', textKey: 'team.status.pending' }],
  ['Inactive', { tone: 'neutral', shape: 'ring', textKey: 'team.status.inactive' }],
]);

const OTHER: StatusLook = { tone: 'neutral', shape: 'none' };

export function statusLook(status: string): StatusLook {
  return LOOKS.get(status) ?? OTHER;
}
