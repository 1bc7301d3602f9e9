import type { Area } from '../routing/area.ts';
import { comingSoon } from '../routing/comingSoon.ts';

/** The first steps of a new tenant. */
export const onboarding: Area = {
  name: 'onboarding',
  pages: [comingSoon('onboarding', '/onboarding', { hasNavigation: false })],
};
