import { ChangedRecords } from '@platform/ui/internal';
import type { ReactNode } from 'react';
import { useAtomValue } from '../platform/state.ts';
import { changedAtom } from './changedAtoms.ts';

/** Tells the lists inside which of their records were just created or changed. */
export function ChangedMarks({ children }: { children: ReactNode }) {
  return <ChangedRecords ids={useAtomValue(changedAtom)}>{children}</ChangedRecords>;
}
