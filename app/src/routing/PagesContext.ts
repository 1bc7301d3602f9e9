import { createContext, useContext } from 'react';
import { createPages } from './pages.ts';
import type { Pages } from './pages.ts';

const PagesContext = createContext<Pages>(createPages([]));

export const PagesProvider = PagesContext.Provider;

/** The pages of the app, for links from one area to another. */
export const usePages = (): Pages => useContext(PagesContext);
