import { ShownMessagesProvider } from '@platform/ui/internal';
import type { ReactNode } from 'react';
import { useSetAtom } from '../platform/state.ts';
import { addShownMessageAtom } from './shownMessageAtoms.ts';

/** Keeps a register of the messages that the pages inside show in place. */
export function ShownMessages({ children }: { children: ReactNode }) {
  return (
    <ShownMessagesProvider value={useSetAtom(addShownMessageAtom)}>
      {children}
    </ShownMessagesProvider>
  );
}
