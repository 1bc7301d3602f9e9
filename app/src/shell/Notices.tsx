import { OfflineNotice, SessionNotice } from '@platform/ui';
import { useOnline } from '../platform/useOnline.ts';
import { isMemoryOnlyAtom } from '../session/sessionAtoms.ts';
import { useAtomValue } from '../platform/state.ts';

/** Conditions that last, above every page: no network, no storage. */
export function Notices() {
  const isOnline = useOnline();
  const isMemoryOnly = useAtomValue(isMemoryOnlyAtom);
  if (!isOnline) return <OfflineNotice />;
  return isMemoryOnly ? <SessionNotice /> : null;
}
