export { OnboardingScreen } from './OnboardingScreen.tsx';
export { ResumeCard } from './ResumeCard.tsx';
export type { ResumeCardProps } from './ResumeCard.tsx';
export type {
  OnboardingPaths,
  OnboardingScreenProps,
  OnboardingStep,
  OnboardingTemplate,
} from './types.ts';
