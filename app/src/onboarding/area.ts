import type { Area } from '../routing/area.ts';

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
