import type { BadgeShape, BadgeTone } from '../components/Badge/Badge.tsx';

/** How a member's status looks: Active green, Pending yellow, Inactive grey. */
export interface StatusLook {
  tone: BadgeTone;
  shape: BadgeShape;
  /** Text key of a known status; another status is shown in its own word. */
  textKey?: 'team.status.active' | 'team.status.pending' | 'team.status.inactive';
}

const LOOKS = new Map<string, StatusLook>([
  ['Active', { tone: 'success', shape: 'dot', textKey: 'team.status.active' }],
  ['Pending', { tone: 'warning', shape: 'ring', textKey: 'team.status.pending' }],
  ['Inactive', { tone: 'neutral', shape: 'ring', textKey: 'team.status.inactive' }],
]);

const OTHER: StatusLook = { tone: 'neutral', shape: 'none' };

/** Maps a member's status to tone, dot shape and text. */
export function statusLook(status: string): StatusLook {
  return LOOKS.get(status) ?? OTHER;
}
