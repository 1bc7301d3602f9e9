import { createContext, useContext } from 'react';
import type { DataClient } from './dataClient.ts';

const DataClientContext = createContext<DataClient | null>(null);

export const DataClientProvider = DataClientContext.Provider;

/**
 * What the data layer keeps between pages.
 *
 * @throws outside of DataClientProvider
 */
export function useDataClient(): DataClient {
  const client = useContext(DataClientContext);
  if (!client) throw new Error('DataProvider needs a DataClientProvider above it.');
  return client;
}
