import type { Area } from '../routing/area.ts';

/** The first steps of a new person. */
export const onboarding: Area = {
  name: 'onboarding',
  pages: [
    {
      id: 'onboarding',
      path: '/onboarding',
      load: () => import('./OnboardingPage.tsx'),
      hasNavigation: false,
      canBeSkipped: true,
    },
  ],
};
