import type { BadgeShape, BadgeTone } from '../../components/Badge/Badge.tsx';

export interface StatusLook {
  tone: BadgeTone;
  shape: BadgeShape;
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
