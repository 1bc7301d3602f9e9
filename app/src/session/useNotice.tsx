import { OfflineNotice, SessionNotice } from '@platform/ui/session';
import type { ReactNode } from 'react';
import { useOnline } from '../platform/useOnline.ts';
import { useAtomValue } from '../platform/state.ts';
import { isMemoryOnlyAtom } from './sessionAtoms.ts';

export function useNotice(): ReactNode {
  const isOnline = useOnline();
  const isMemoryOnly = useAtomValue(isMemoryOnlyAtom);
  if (!isOnline) return <OfflineNotice />;
  return isMemoryOnly ? <SessionNotice /> : null;
}
