import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { whenIdle } from '../platform/whenIdle.ts';
import { usePages } from '../routing/PagesContext.ts';
import { useApi } from '../session/ApiContext.ts';

/** Without its chunk, the palette lists records in their own order. */
async function loadRecentUrls(): Promise<ComponentType[]> {
  try {
    return [(await import('./palette/RecentUrlsBackground.tsx')).RecentUrlsBackground];
  } catch {
    return [];
  }
}

export function Backgrounds() {
  const { http } = useApi();
  const { loadBackgrounds } = usePages();
  const [parts, setParts] = useState<readonly ComponentType[]>([]);
  useEffect(() => {
    let isMounted = true;
    async function load(): Promise<void> {
      const [areas, recent] = await Promise.all([loadBackgrounds(), loadRecentUrls()]);
      if (isMounted) setParts([...areas, ...recent]);
    }
    const cancel = whenIdle(http, () => void load());
    return () => {
      isMounted = false;
      cancel();
    };
  }, [http, loadBackgrounds]);
  return parts.map((Part, index) => <Part key={index} />);
}
