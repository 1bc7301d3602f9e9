import { supportReport } from '@platform/flows';
import { useLanguage } from '@platform/i18n';
import { dataOf } from '@platform/ui';
import type { Remote } from '@platform/ui';
import type { AccountActions, AccountOrganization, AccountScreenProps } from '@platform/ui/profile';
import { saveFile } from '../platform/export/saveFile.ts';
import { recentErrors } from '../platform/recentErrors.ts';
import { useAtomValue } from '../platform/state.ts';
import { themeAtom } from '../platform/themeAtoms.ts';
import { useApi } from '../session/ApiContext.ts';
import { isMemoryOnlyAtom, userAtom } from '../session/sessionAtoms.ts';

export function useReport(
  organization: Remote<AccountOrganization>,
): Pick<AccountScreenProps, 'writeReport'> & Pick<AccountActions, 'onDownloadReport'> {
  const { config } = useApi();
  const { language } = useLanguage();
  const theme = useAtomValue(themeAtom);
  const user = useAtomValue(userAtom);
  const isMemoryOnly = useAtomValue(isMemoryOnlyAtom);
  return {
    writeReport: () =>
      supportReport({
        build: buildName(),
        at: new Date(),
        path: window.location.pathname,
        language,
        theme,
        browser: navigator.userAgent,
        window: {
          width: window.innerWidth,
          height: window.innerHeight,
          pixelRatio: window.devicePixelRatio,
        },
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        isOnline: navigator.onLine,
        hasStorage: !isMemoryOnly,
        features: config.features,
        roles: dataOf(organization)?.roles ?? user?.roles ?? [],
        errors: recentErrors(),
      }),
    onDownloadReport: (report) =>
      saveFile('support-report.txt', report, 'text/plain;charset=utf-8'),
  };
}

/** Name of the entry file, which changes with every build. */
function buildName(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return entry?.src.split('/').at(-1)?.split('?', 1)[0] ?? 'unknown';
}
