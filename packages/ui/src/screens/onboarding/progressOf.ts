import { dataOf } from '../../remote.ts';
import type { OnboardingStep } from './types.ts';

export interface OnboardingProgress {
  done: number;
  total: number;
  current: OnboardingStep['id'] | null;
  isFinished: boolean;
}

/** Steps that can wait until after the first call. */
const LATER: readonly OnboardingStep['id'][] = ['integration', 'invite', 'plan'];

export const isLater = ({ id }: OnboardingStep): boolean => LATER.includes(id);

/**
 * Counts the steps up to the first call. A step that is not loaded counts as open, but is never
 * `current`.
 */
export function progressOf(all: readonly OnboardingStep[]): OnboardingProgress {
  const steps = all.filter((step) => !isLater(step));
  const done = steps.filter(({ state }) => dataOf(state)?.isDone).length;
  const current = steps.find(({ state }) => dataOf(state)?.isDone === false);
  const total = steps.length;
  return { done, total, current: current?.id ?? null, isFinished: done === total };
}
