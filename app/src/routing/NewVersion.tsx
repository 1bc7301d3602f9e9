import { loadEntry } from '@platform/api';
import { NewVersionNotice } from '@platform/ui';
import { useEffect, useState } from 'react';
import { frameNoticeAtom } from '../platform/frameNotices.ts';
import { useSetAtom } from '../platform/state.ts';
import { useApi } from '../session/ApiContext.ts';
import { reloadPage } from '../session/leave.ts';
import { watchVersion } from './watchVersion.ts';

/** The entry of this build, as the page that was loaded names it. */
const ownEntry = (): string =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/**
 * Says on every page of the frame that the host serves a newer build by now, until it is reloaded or
 * said not to. Its own code is here by then, since that of this build may be gone. Renders nothing.
 */
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
          // The next one is told again.
          setEntry(newer);
          setNewer('');
        }}
      />,
    );
    return () => setNotice(null);
  }, [api, newer, setNotice]);
  return null;
}
