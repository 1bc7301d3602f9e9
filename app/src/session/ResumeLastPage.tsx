import { hasDrafts, readTabJson } from '@platform/flows';
import { shellTexts, useTranslation } from '@platform/i18n';
import { ResumeNotice } from '@platform/ui/shell';
import { useEffect } from 'react';
import { ownPath } from '@platform/api';
import { landingNoticeAtom } from '../platform/frameNotices.ts';
import { useAtomValue, useSetAtom } from '../platform/state.ts';
import { useLinks } from '../routing/LinksContext.ts';
import { usePages } from '../routing/PagesContext.ts';
import { titleOf } from '../routing/pageTitles.ts';
import { useApi } from './ApiContext.ts';
import { forgetLastLocation, lastLocationKey } from './lastLocation.ts';
import { userAtom } from './sessionAtoms.ts';
import type { LastLocation } from './lastLocation.ts';

/** Offers the page on which the same user's last session ended, until opened or dismissed. */
export function ResumeLastPage() {
  const t = useTranslation(shellTexts);
  const { environment } = useApi();
  const { find } = usePages();
  const { navigate } = useLinks();
  const userId = useAtomValue(userAtom)?.id;
  const setNotice = useSetAtom(landingNoticeAtom);

  useEffect(() => {
    if (userId === undefined) return undefined;
    const location = lastLocationOf(userId, environment.origin);
    const page = location === null ? undefined : find(location.split(/[?#]/, 1)[0] ?? '');
    const title = (page?.access ?? 'signedIn') === 'signedIn' ? page && titleOf(page) : undefined;
    if (location === null || title === undefined) {
      forgetLastLocation();
      return undefined;
    }
    const forget = () => {
      forgetLastLocation();
      setNotice(null);
    };
    setNotice(
      <ResumeNotice
        page={t(`shell.page.${title}`)}
        hasDraft={hasDrafts(userId)}
        onOpen={() => {
          forget();
          void navigate(location, { replace: false });
        }}
        onDismiss={forget}
      />,
    );
    return () => setNotice(null);
  }, [environment, find, navigate, setNotice, t, userId]);
  return null;
}

/** Stored path of a user; null if missing, or not on our own origin (O11). */
function lastLocationOf(userId: string, origin: string): string | null {
  const stored = readTabJson(lastLocationKey) as Partial<LastLocation> | null;
  return stored?.userId === userId ? ownPath(stored.href, origin) : null;
}
