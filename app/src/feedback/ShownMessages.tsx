import { ShownMessagesProvider } from '@platform/ui/internal';
import type { ReactNode } from 'react';
import { useSetAtom } from '../platform/state.ts';
import { addShownMessageAtom } from './shownMessageAtoms.ts';

export function ShownMessages({ children }: { children: ReactNode }) {
  return (
    <ShownMessagesProvider value={useSetAtom(addShownMessageAtom)}>
      {children}
    </ShownMessagesProvider>
  );
}
