import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { whenIdle } from '../chunks/whenIdle.ts';
import { useAtomValue } from '../state/index.ts';
import { toastsAtom } from './toastAtoms.ts';
import type { Toast } from './toastAtoms.ts';

type List = ComponentType<{ toasts: readonly Toast[] }>;

/**
 * Shows toasts. The first page needs no code for them; it comes as soon as that page is at rest,
 * since the message that the network is gone must not need a network (reliability M10).
 */
export function Toasts() {
  const toasts = useAtomValue(toastsAtom);
  const [List, setList] = useState<List | null>(null);
  const isNeeded = toasts.length > 0;

  useEffect(() => {
    async function load() {
      try {
        const { ToastList } = await import('./ToastList.tsx');
        setList(() => ToastList);
      } catch {
        // The next toast tries again; until then the page goes on without.
      }
    }
    if (!isNeeded) return whenIdle(() => void load());
    void load();
    return undefined;
  }, [isNeeded]);

  return List && isNeeded ? <List toasts={toasts} /> : null;
}
