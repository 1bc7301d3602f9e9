import { useEffect } from 'react';
import { whenAtRest } from '../shared/chunks/whenAtRest.ts';
import { useApi } from '../shared/session/ApiContext.ts';
import { contactPanelView } from './lazyViews.ts';

/** Fetches the code of the panel once the page is at rest: opening it must not wait for a network. */
export function usePrefetchedPanel(): void {
  const { http } = useApi();
  useEffect(() => whenAtRest(http, contactPanelView.prefetch), [http]);
}
