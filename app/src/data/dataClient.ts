import type { Api, NoParams, Resource } from '@platform/api';
import type { State } from 'swr';
import { createEditStore } from './editStore.ts';
import type { EditStore } from './editStore.ts';
import { FRESH_MS } from './config.ts';
import { dataKey } from './keys.ts';
import { loadCopy } from './loadCopy.ts';
import { createReads } from './reads.ts';
import type { Reads } from './reads.ts';
import { createWriteStore } from './writeStore.ts';
import type { WriteStore } from './writeStore.ts';

/** Everything kept for one person; another person, or nobody, starts with none of it. */
export interface UserData {
  userId: string;
  /** SWR's cache. */
  cache: Map<string, State<unknown, unknown>>;
  reads: Reads;
  edits: EditStore;
  writes: WriteStore;
}

/** Asks for a resource whose page is on its way. A failure is told to the page that takes it over. */
export type Preload = <Data, Params extends object = NoParams>(
  resource: Resource<Data, Params>,
  params: Params,
) => Promise<Data | undefined>;

export interface DataClient {
  api: Api;
  /** The data of a person; those of anybody else are dropped. */
  of: (userId: string) => UserData;
  /** Drops the data of anybody but this person; null for nobody. */
  keepOnly: (userId: string | null) => void;
  preload: Preload;
  /** Keeps for a person what another call has just answered, as if it had been read. */
  seed: <Data>(resource: Resource<Data>, data: Data, userId: string) => void;
  /** Gives up what was preloaded for a page that was left before it was there. */
  releasePreloads: () => void;
}

/** Makes what the data layer keeps between pages; one per page load, test or story. */
export function createDataClient(api: Api): DataClient {
  let current: UserData | null = null;

  function keepOnly(userId: string | null): void {
    if (!current || current.userId === userId) return;
    current.reads.releasePreloads();
    current = null;
  }

  function of(userId: string): UserData {
    keepOnly(userId);
    current ??= {
      userId,
      cache: new Map(),
      reads: createReads(),
      edits: createEditStore(),
      writes: createWriteStore(),
    };
    return current;
  }

  const preload: Preload = async (resource, params) => {
    // While the session is being restored this is the person whom the browser remembers.
    const userId = api.store.user()?.id;
    if (userId === undefined) return undefined;
    const { cache, reads } = of(userId);
    const key = dataKey(resource, params, userId);
    const kept = () =>
      cache.get(key)?.data as Awaited<ReturnType<typeof resource.load>> | undefined;
    try {
      const data = await reads.preload(key, resource.freshMs ?? FRESH_MS, (signal) =>
        loadCopy(resource, { api, params, signal, known: cache.get(key)?.data }),
      );
      if (data !== undefined && !cache.has(key)) cache.set(key, { data });
      return kept();
    } catch {
      return undefined;
    }
  };

  const seed: DataClient['seed'] = (resource, data, userId) => {
    const { cache, reads } = of(userId);
    const key = dataKey(resource, {}, userId);
    cache.set(key, { data });
    reads.noteAnswer(key);
  };

  return {
    api,
    of,
    keepOnly,
    preload,
    seed,
    releasePreloads: () => current?.reads.releasePreloads(),
  };
}
