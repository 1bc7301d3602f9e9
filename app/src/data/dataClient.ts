import type { Api, NoParams, Resource } from '@platform/api';
import { createContext, useContext } from 'react';
import type { State } from 'swr';
import { createEditStore, createWriteStore } from './pendingWrites.ts';
import type { EditStore, WriteStore } from './pendingWrites.ts';
import { createReads, dataKey, FRESH_MS } from './reads.ts';
import type { Reads } from './reads.ts';

/** Data of one user; discarded when another user signs in. */
export interface UserData {
  userId: string;
  cache: Map<string, State<unknown, unknown>>;
  reads: Reads;
  edits: EditStore;
  writes: WriteStore;
}

/** Preloads a resource for the page being navigated to; that page reports the error. */
export type Preload = <Data, Params extends object = NoParams>(
  resource: Resource<Data, Params>,
  params: Params,
) => Promise<Data | undefined>;

export interface DataClient {
  api: Api;
  of: (userId: string) => UserData;
  /** Discards the data of all other users; `null` discards everyone's. */
  keepOnly: (userId: string | null) => void;
  preload: Preload;
  /** Caches data from another response as if the resource had been fetched. */
  seed: <Data>(resource: Resource<Data>, data: Data, userId: string) => void;
  /** Aborts preloads of a page that was left before it opened. */
  releasePreloads: () => void;
}

/** Creates the cache that outlives pages; one per page load, test or story. */
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
    // During session restore, this is the saved user.
    const userId = api.store.user()?.id;
    if (userId === undefined) return undefined;
    const { cache, reads } = of(userId);
    const key = dataKey(resource, params, userId);
    const cached = () =>
      cache.get(key)?.data as Awaited<ReturnType<typeof resource.load>> | undefined;
    try {
      const data = await reads.preload(key, resource.freshMs ?? FRESH_MS, (signal) =>
        fetchAndMerge(resource, { api, params, signal, known: cache.get(key)?.data }),
      );
      if (data !== undefined && !cache.has(key)) cache.set(key, { data });
      return cached();
    } catch {
      return undefined;
    }
  };

  const seed: DataClient['seed'] = (resource, data, userId) => {
    const { cache, reads } = of(userId);
    const key = dataKey(resource, {}, userId);
    cache.set(key, { data });
    reads.markFresh(key);
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

interface Request<Params> {
  api: Api;
  params: Params;
  signal: AbortSignal;
  known: unknown;
}

/** @throws ApiError */
export async function fetchAndMerge<Data, Params extends object>(
  { load, merge }: Resource<Data, Params>,
  { api, params, signal, known }: Request<Params>,
): Promise<Data> {
  const loaded = await load(api, params, signal);
  return merge && known !== undefined ? merge(loaded, known as Data) : loaded;
}

const DataClientContext = createContext<DataClient | null>(null);

export const DataClientProvider = DataClientContext.Provider;

export function useDataClient(): DataClient {
  const client = useContext(DataClientContext);
  if (!client) throw new Error('DataProvider needs a DataClientProvider above it.');
  return client;
}
