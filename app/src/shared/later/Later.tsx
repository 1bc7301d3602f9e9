import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { whenAtRest } from '../chunks/whenAtRest.ts';
import { useApi } from '../session/ApiContext.ts';
import { useAtomValue } from '../state/index.ts';
import { toastsAtom } from '../toasts/toastAtoms.ts';

/**
 * Brings the parts that the first page needs no code for. They come as soon as that page is at rest,
 * or when there is a toast to show, since the message that the network is gone must not need a
 * network (reliability M10).
 */
export function Later() {
  const hasToasts = useAtomValue(toastsAtom).length > 0;
  const { http } = useApi();
  const [Parts, setParts] = useState<ComponentType | null>(null);

  useEffect(() => {
    async function load() {
      try {
        const { LaterParts } = await import('./LaterParts.tsx');
        setParts(() => LaterParts);
      } catch {
        // The next toast tries again; until then the page goes on without.
      }
    }
    if (!hasToasts) return whenAtRest(http, () => void load());
    void load();
    return undefined;
  }, [hasToasts, http]);

  return Parts && <Parts />;
}
