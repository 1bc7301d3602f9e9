import { ChangedRecords } from '@platform/ui/internal';
import type { ReactNode } from 'react';
import { useAtomValue } from '../platform/state.ts';
import { changedAtom } from './changedAtoms.ts';

export function ChangedMarks({ children }: { children: ReactNode }) {
  return <ChangedRecords ids={useAtomValue(changedAtom)}>{children}</ChangedRecords>;
}
