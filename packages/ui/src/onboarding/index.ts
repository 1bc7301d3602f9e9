export { OnboardingScreen } from './OnboardingScreen.tsx';
export { progressOf } from './progressOf.ts';
export type { OnboardingProgress } from './progressOf.ts';
export { ResumeCard } from './ResumeCard.tsx';
export type { ResumeCardProps } from './ResumeCard.tsx';
export type {
  OnboardingPaths,
  OnboardingScreenProps,
  OnboardingStep,
  OnboardingTemplate,
} from './types.ts';
