import { contentHistory, contentVersions, contents, FIRST_BATCH } from '@platform/api';
import { isFocusLost } from '@platform/ui/internal';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { readSearch } from '../kit/address.ts';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { useSearchState } from '../routing/useSearchState.ts';
import { historyParams } from './address.ts';
import { EventsView } from './history/EventsView.tsx';
import { VersionsView } from './history/VersionsView.tsx';

function HistoryPage() {
  const [state, change] = useSearchState(historyParams);
  const isCompared = state.content !== '' && state.version > 0;
  useViewFocus(isCompared ? 'versions' : 'events');
  return isCompared ? (
    <VersionsView key={state.content} state={state} onChange={change} />
  ) : (
    <EventsView state={state} onChange={change} />
  );
}

export { HistoryPage as Page };
export function loader({ preload, url }: PageLoaderContext): void {
  const { content, version } = readSearch(historyParams, url.searchParams);
  if (content !== '' && version > 0) return void preload(contentVersions, { id: content });
  void preload(contentHistory, { contentId: content });
  void preload(contents, FIRST_BATCH);
}

function useViewFocus(view: string): void {
  const arrival = useNavigationType();
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (arrival === NavigationType.Pop || !isFocusLost()) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [arrival, view]);
}
