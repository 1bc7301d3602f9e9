import type { ComponentType } from 'react';
import type { Preload } from '../data/dataClient.ts';

/** What the module of a page gives. */
export interface PageModule {
  Page: ComponentType;
  /** Starts the page's reads; it is not waited for. */
  loader?: (context: PageLoaderContext) => void;
}

export interface PageLoaderContext {
  preload: Preload;
  /** The interface language, for what services describe in it. */
  language: string;
  /** The address of the page. */
  url: URL;
  /** What the placeholders of its path hold, as `useParams` gives it. Broken encoding stays as it came. */
  params: Readonly<Record<string, string | undefined>>;
}
