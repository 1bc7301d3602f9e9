import { paletteTexts, shellTexts, useFormats, useTranslation } from '@platform/i18n';
import { useEffect, useMemo, useState } from 'react';
import { useDataClient } from '../../data/dataClient.ts';
import { isForbidden, isUnsupported, needsMessage } from '../../data/failures.ts';
import { dataKey } from '../../data/reads.ts';
import { useLoaded } from '../../data/useLoaded.ts';
import { useDebouncedValue } from '../../platform/useDebouncedValue.ts';
import type {
  AreaPalette,
  PaletteRecord,
  PaletteRecords,
  PaletteSearch,
  ReadLoaded,
} from '../../routing/palette.ts';
import { useApi } from '../../session/ApiContext.ts';

const SEARCH_DELAY_MS = 250;
const MIN_LENGTH = 2;

type Found = ReadonlyMap<PaletteRecords, readonly PaletteRecord[]>;

export interface ServiceSearch {
  /** Records per type that the services found. */
  found: Found;
  /** Search they were found for. */
  search: string;
  isSearching: boolean;
  isFailed: boolean;
  retry: () => void;
}

interface Progress {
  /** Search and attempt that the progress belongs to. */
  run: string;
  found: Found;
  settled: number;
  isFailed: boolean;
}

const initialProgress = (run: string): Progress => ({
  run,
  found: new Map(),
  settled: 0,
  isFailed: false,
});

/** A single letter matches too much. */
const isLongEnough = (search: string): boolean => Array.from(search).length >= MIN_LENGTH;

/**
 * Searches all areas through their services once typing pauses. A newer search aborts the older
 * one. A service that lacks or forbids its search finds nothing.
 */
export function usePaletteSearch(areas: readonly AreaPalette[], typed: string): ServiceSearch {
  const t = useTranslation(paletteTexts, shellTexts);
  const formats = useFormats();
  const { api, preload } = useDataClient();
  const { features } = useApi().config;
  const read = useLoaded() as ReadLoaded;
  const search = useDebouncedValue(typed, SEARCH_DELAY_MS);
  const [attempt, setAttempt] = useState(0);
  const run = isLongEnough(search) ? `${attempt} ${search}` : '';
  const [progress, setProgress] = useState(() => initialProgress(''));
  if (progress.run !== run) setProgress(initialProgress(run));
  const kinds = useMemo(
    () =>
      areas
        .flatMap(({ records = [] }) => records)
        .filter(({ find, feature }) => find && (!feature || features.includes(feature))),
    [areas, features],
  );

  useEffect(() => {
    if (run === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const loads = new Map<string, Promise<unknown>>();
    const load: PaletteSearch['load'] = (resource, params) => {
      const key = dataKey(resource, params, '');
      const loading = loads.get(key) ?? resource.load(api, params, signal);
      loads.set(key, loading);
      return loading as ReturnType<typeof resource.load>;
    };

    async function settle(kind: PaletteRecords): Promise<void> {
      let records: readonly PaletteRecord[] = [];
      let isFailed = false;
      try {
        records = (await kind.find?.({ search, load, preload, read, t, formats })) ?? [];
      } catch (error) {
        isFailed = needsMessage(error) && !isForbidden(error) && !isUnsupported(error);
      }
      if (signal.aborted) return;
      setProgress((now) => ({
        ...now,
        found: new Map([...now.found, [kind, records]]),
        settled: now.settled + 1,
        isFailed: now.isFailed || isFailed,
      }));
    }
    for (const kind of kinds) void settle(kind);
    return () => controller.abort();
  }, [api, formats, kinds, preload, read, run, search, t]);

  const isTyping = typed !== search && isLongEnough(typed);
  const isPending = run !== '' && progress.settled < kinds.length;
  const { found, isFailed } = progress;
  return useMemo(
    () => ({
      found,
      search,
      isSearching: isTyping || isPending,
      isFailed,
      retry: () => setAttempt((last) => last + 1),
    }),
    [found, isFailed, isPending, isTyping, search],
  );
}
