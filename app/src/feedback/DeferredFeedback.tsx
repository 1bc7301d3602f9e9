import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { whenIdle } from '../platform/whenIdle.ts';
import { useApi } from '../session/ApiContext.ts';
import { useAtomValue } from '../platform/state.ts';
import { deferredToastsAtom } from './deferredToastAtoms.ts';
import { toastsAtom } from './toastAtoms.ts';

/** Loads early, because the toast about a lost network must not need the network. */
export function DeferredFeedback() {
  const toasts = useAtomValue(toastsAtom);
  const deferred = useAtomValue(deferredToastsAtom);
  const hasToasts = toasts.length + deferred.length > 0;
  const { http } = useApi();
  const [Parts, setParts] = useState<ComponentType | null>(null);

  useEffect(() => {
    async function load() {
      try {
        const { FeedbackParts } = await import('./FeedbackParts.tsx');
        setParts(() => FeedbackParts);
      } catch {
        // The next toast tries again; the page works without it.
      }
    }
    if (!hasToasts) return whenIdle(http, () => void load());
    void load();
    return undefined;
  }, [hasToasts, http]);

  return Parts && <Parts />;
}
