import { expect, it } from 'vitest';
import { progressOf } from './progressOf.ts';
import type { OnboardingStep } from './types.ts';

const step = (id: OnboardingStep['id'], state: boolean | 'loading' | 'error'): OnboardingStep => ({
  id,
  state:
    typeof state === 'boolean'
      ? { status: 'ready', data: { isDone: state } }
      : state === 'error'
        ? { status: 'error', message: 'No answer' }
        : { status: 'loading' },
});

it('returns the first step that is known to be open', () => {
  const steps = [step('requests', true), step('name', 'error'), step('agent', false)];
  expect(progressOf(steps)).toEqual({ done: 1, total: 3, current: 'agent', isFinished: false });
});

it.each(['loading', 'error'] as const)('is not finished while a step is %s', (state) => {
  const steps = [step('requests', true), step('name', state)];
  expect(progressOf(steps)).toEqual({ done: 1, total: 2, current: null, isFinished: false });
});

it('is finished when the steps to the first call are done', () => {
  const steps = [step('name', true), step('call', true), step('plan', false)];
  expect(progressOf(steps)).toEqual({ done: 2, total: 2, current: null, isFinished: true });
});
