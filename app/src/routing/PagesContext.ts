import { createContext, useContext } from 'react';
import { createPages } from './pages.ts';
import type { Pages } from './pages.ts';

const PagesContext = createContext<Pages>(createPages([]));

export const PagesProvider = PagesContext.Provider;

export const usePages = (): Pages => useContext(PagesContext);
