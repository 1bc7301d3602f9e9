import { contentHistory, contentOverview, entitlements, generateText } from '@platform/api';
import { createGeneration, generationDrafts } from '@platform/flows';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRefresh } from '../../data/useResource.ts';
import { useAtomValue } from '../../platform/state.ts';
import { useApi } from '../../session/ApiContext.ts';
import { userAtom } from '../../session/sessionAtoms.ts';

export function useGeneration() {
  const { http } = useApi();
  const userId = useAtomValue(userAtom)?.id ?? '';
  const [generation] = useState(() =>
    createGeneration({
      open: (brief, signal) => generateText(http, brief, signal),
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      onFrame: (run) => void requestAnimationFrame(run),
      drafts: generationDrafts(userId),
    }),
  );
  const state = useSyncExternalStore(generation.subscribe, generation.getState);

  useEffect(() => {
    addEventListener('pagehide', generation.close);
    return () => {
      removeEventListener('pagehide', generation.close);
      generation.close();
    };
  }, [generation]);

  const refresh = useRefresh();
  const { end } = state;
  useEffect(() => {
    if (end) void refresh(entitlements, contentOverview, contentHistory);
  }, [end, refresh]);

  return { generation, state };
}
