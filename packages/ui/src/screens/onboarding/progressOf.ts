import { dataOf } from '../../remote.ts';
import type { OnboardingStep } from './types.ts';

export interface OnboardingProgress {
  done: number;
  total: number;
  current: OnboardingStep['id'] | null;
  isFinished: boolean;
}

/** Counts the steps. A step that is not loaded counts as open, but is never `current`. */
export function progressOf(steps: readonly OnboardingStep[]): OnboardingProgress {
  const done = steps.filter(({ state }) => dataOf(state)?.isDone).length;
  const current = steps.find(({ state }) => dataOf(state)?.isDone === false);
  const total = steps.length;
  return { done, total, current: current?.id ?? null, isFinished: done === total };
}
