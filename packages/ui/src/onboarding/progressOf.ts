import { dataOf } from '../remote.ts';
import type { OnboardingStep, OnboardingStepId } from './types.ts';

/** How far the first steps are. */
export interface OnboardingProgress {
  /** How many steps are known to be done. */
  done: number;
  /** How many steps there are. */
  total: number;
  /** The first step that is known to be left; null where there is none. */
  current: OnboardingStepId | null;
  /** Whether every step is known to be done. */
  isFinished: boolean;
}

/** Counts the steps. One that is not read yet, or cannot be, counts as left, but leads nowhere. */
export function progressOf(steps: readonly OnboardingStep[]): OnboardingProgress {
  const done = steps.filter(({ state }) => dataOf(state)?.isDone).length;
  const current = steps.find(({ state }) => dataOf(state)?.isDone === false);
  const total = steps.length;
  return { done, total, current: current?.id ?? null, isFinished: done === total };
}
