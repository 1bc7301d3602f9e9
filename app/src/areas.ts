import { billing } from './billing/area.ts';
import { bots } from './bots/area.ts';
import { content } from './content/area.ts';
import { crm } from './crm/area.ts';
import { dashboard } from './dashboard/area.ts';
import { inbox } from './inbox/area.ts';
import { integrations } from './integrations/area.ts';
import { knowledge } from './knowledge/area.ts';
import { notifications } from './notifications/area.ts';
import { onboarding } from './onboarding/area.ts';
import { profile } from './profile/area.ts';
import { session } from './session/area.ts';
import { settings } from './settings/area.ts';
import type { Area } from './routing/area.ts';
import { team } from './team/area.ts';
import { voice } from './voice/area.ts';

export const areas: readonly Area[] = [
  session,
  dashboard,
  bots,
  knowledge,
  voice,
  content,
  crm,
  integrations,
  profile,
  settings,
  team,
  billing,
  notifications,
  inbox,
  onboarding,
];
