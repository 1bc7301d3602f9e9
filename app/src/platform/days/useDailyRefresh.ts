import type { AnyResource } from '@platform/api';
import { useToday } from '@platform/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRefresh } from '../../data/useResource.ts';

export function useDailyRefresh(...resources: readonly AnyResource[]): void {
  const today = useToday();
  const shownDay = useRef(today);
  const refresh = useRefresh();
  const readAgain = useEffectEvent(() => void refresh(...resources));
  useEffect(() => {
    if (shownDay.current === today) return;
    shownDay.current = today;
    readAgain();
  }, [today]);
}
