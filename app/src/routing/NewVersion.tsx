import { loadEntry } from '@platform/api';
import { NewVersionNotice } from '@platform/ui/shell';
import { useEffect, useState } from 'react';
import { frameNoticeAtom } from '../platform/frameNotices.ts';
import { useSetAtom } from '../platform/state.ts';
import { useApi } from '../session/ApiContext.ts';
import { reloadPage } from '../session/leave.ts';
import { watchVersion } from './watchVersion.ts';

const ownEntry = (): string =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/** Notice of a newer build. Loaded early, since this build's chunks may be deleted. */
export function NewVersion() {
  const api = useApi();
  const setNotice = useSetAtom(frameNoticeAtom);
  const [entry, setEntry] = useState(ownEntry);
  const [newer, setNewer] = useState('');

  useEffect(() => {
    if (entry === '' || newer !== '') return undefined;
    return watchVersion(entry, () => loadEntry('/'), setNewer);
  }, [entry, newer]);

  useEffect(() => {
    if (newer === '') return undefined;
    setNotice(
      <NewVersionNotice
        onReload={() => void reloadPage(api)}
        onDismiss={() => {
          // Reports the next version again.
          setEntry(newer);
          setNewer('');
        }}
      />,
    );
    return () => setNotice(null);
  }, [api, newer, setNotice]);
  return null;
}
