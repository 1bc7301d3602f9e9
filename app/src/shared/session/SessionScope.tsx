import { useState } from 'react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useAtomValue } from '../state/index.ts';
import { swrConfig } from '../swr/swrConfig.ts';
import { takeAhead } from './ahead.ts';
import { useApi } from './ApiContext.ts';
import { answersAtom } from './sessionAtoms.ts';

/** Gives the screens of one signed-in person a cache of their own; it goes with the session. */
export function SessionScope({ children }: { children: ReactNode }) {
  const answers = useAtomValue(answersAtom);
  const api = useApi();
  const [config] = useState(() => {
    takeAhead(api, (key, kept) => answers.set(key, kept));
    return { ...swrConfig, provider: () => answers };
  });
  return <SWRConfig value={config}>{children}</SWRConfig>;
}
