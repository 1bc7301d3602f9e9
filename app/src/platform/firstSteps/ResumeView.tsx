import { ResumeCard } from '@platform/ui/onboarding';
import { progressOf } from '@platform/ui/internal';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { usePages } from '../../routing/PagesContext.ts';
import { userAtom } from '../../session/sessionAtoms.ts';
import { useAtomValue } from '../state.ts';
import { endFirstSteps } from './firstStepsMark.ts';
import { useFirstSteps } from './useFirstSteps.ts';

/** Renders `fallback` until all steps have loaded. */
export function ResumeView({ fallback }: { fallback: ReactNode }) {
  const { href } = usePages();
  const userId = useAtomValue(userAtom)?.id ?? '';
  const { steps } = useFirstSteps();
  const { done, total, isFinished } = progressOf(steps);
  const [isHidden, setHidden] = useState(false);
  const isKnown = steps.every(({ state }) => state.status !== 'loading');

  useEffect(() => {
    if (isFinished) endFirstSteps(userId);
  }, [isFinished, userId]);

  if (isHidden || isFinished) return null;
  if (!isKnown) return fallback;
  return (
    <ResumeCard
      done={done}
      total={total}
      href={href('onboarding')}
      onHide={() => {
        endFirstSteps(userId);
        setHidden(true);
      }}
    />
  );
}
