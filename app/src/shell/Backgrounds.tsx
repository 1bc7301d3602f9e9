import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { whenIdle } from '../platform/whenIdle.ts';
import { usePages } from '../routing/PagesContext.ts';
import { useApi } from '../session/ApiContext.ts';

export function Backgrounds() {
  const { http } = useApi();
  const { loadBackgrounds } = usePages();
  const [parts, setParts] = useState<readonly ComponentType[]>([]);
  useEffect(() => {
    let isMounted = true;
    async function load(): Promise<void> {
      const [loaded, { RecentAddressesBackground }] = await Promise.all([
        loadBackgrounds(),
        import('./palette/RecentAddressesBackground.tsx'),
      ]);
      if (isMounted) setParts([...loaded, RecentAddressesBackground]);
    }
    const cancel = whenIdle(http, () => void load());
    return () => {
      isMounted = false;
      cancel();
    };
  }, [http, loadBackgrounds]);
  return parts.map((Part, index) => <Part key={index} />);
}
