import { OfflineNotice, SessionNotice } from '@platform/ui';
import { useOnline } from '../shared/network/useOnline.ts';
import { isMemoryOnlyAtom } from '../shared/session/sessionAtoms.ts';
import { useAtomValue } from '../shared/state/index.ts';

/** Conditions that last, above every page: no network, no storage. */
export function Notices() {
  const isOnline = useOnline();
  const isMemoryOnly = useAtomValue(isMemoryOnlyAtom);
  if (!isOnline) return <OfflineNotice />;
  return isMemoryOnly ? <SessionNotice /> : null;
}
