import type { ComponentType } from 'react';
import type { Preload } from '../data/dataClient.ts';

export interface PageModule {
  Page: ComponentType;
  /** Starts the page's requests; not awaited. */
  loader?: (context: PageLoaderContext) => void;
}

export interface PageLoaderContext {
  preload: Preload;
  /** Interface language, for descriptions from services. */
  language: string;
  url: URL;
  /** Path parameters as in `useParams`. Invalid encoding is kept as is. */
  params: Readonly<Record<string, string | undefined>>;
}
