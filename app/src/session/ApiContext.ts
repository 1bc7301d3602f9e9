import type { Api } from '@platform/api';
import { createContext, useContext } from 'react';

const ApiContext = createContext<Api | null>(null);

export const ApiProvider = ApiContext.Provider;

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) {
    throw new Error(
      'useApi needs an ApiProvider above it: wrap the page as `app/src/App.tsx` does.',
    );
  }
  return api;
}
