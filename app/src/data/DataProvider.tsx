import type { Api } from '@platform/api';
import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { swrConfig } from './config.ts';
import type { UserData } from './dataClient.ts';
import { useDataClient } from './DataClientContext.ts';

interface DataValue extends UserData {
  api: Api;
}

const DataContext = createContext<DataValue | null>(null);

export interface DataProviderProps {
  /** Whose data; give the provider this as its `key`, too. */
  userId: string;
  children: ReactNode;
}

/** Gives the pages of one signed-in person their data. */
export function DataProvider({ userId, children }: DataProviderProps) {
  const client = useDataClient();
  const [{ value, config }] = useState(() => {
    const data = client.of(userId);
    return {
      value: { ...data, api: client.api },
      config: swrConfig(data),
    };
  });
  return (
    <DataContext value={value}>
      <SWRConfig value={config}>{children}</SWRConfig>
    </DataContext>
  );
}

/**
 * The data of the person signed in.
 *
 * @throws outside of DataProvider
 */
export function useData(): DataValue {
  const value = useContext(DataContext);
  if (!value) throw new Error('useResource and useAction need a DataProvider above them.');
  return value;
}
