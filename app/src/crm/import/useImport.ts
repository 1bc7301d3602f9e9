import { crmImportTexts, useTranslation } from '@platform/i18n';
import type { ImportActions } from '@platform/ui';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shared/session/ApiContext.ts';
import { userAtom } from '../../shared/session/sessionAtoms.ts';
import { useAtomValue, useSetAtom } from '../../shared/state/index.ts';
import { showToastAtom } from '../../shared/toasts/toastAtoms.ts';
import { isListKey } from '../keys.ts';
import { createImporter } from './importer.ts';
import type { Importer } from './importerTypes.ts';
import { loadKnownEmails } from './knownEmails.ts';
import { saveImportFile } from './saveImportFile.ts';
import { sendContact } from './sendContact.ts';

/**
 * One import over the contacts page. It ends with the page: no further row is sent then, and a toast
 * tells how far it came (reliability M11).
 */
export function useImport() {
  const { http, environment } = useApi();
  const { mutate } = useSWRConfig();
  const userId = useAtomValue(userAtom)?.id ?? '';
  const [importer] = useState(() =>
    createImporter({
      userId,
      send: (contact) => sendContact(http, contact),
      loadEmails: (signal) => loadKnownEmails(http, signal),
      isOnline: () => navigator.onLine,
      locks: environment.locks,
      onChanged: () => void mutate(isListKey('contacts')).catch(() => undefined),
    }),
  );
  const state = useSyncExternalStore(importer.subscribe, importer.getState);
  useLifetime(importer);
  useWarnBeforeUnload(state.step === 'run');

  return { state, actions: useActions(importer) };
}

/** The importer's actions, and the saving of files, which needs words. */
function useActions(importer: Importer): ImportActions {
  const t = useTranslation(crmImportTexts);
  const showToast = useSetAtom(showToastAtom);
  return useMemo(() => {
    function save(kind: 'leftOut' | 'report'): void {
      const material = importer.material();
      try {
        if (material) saveImportFile(t, kind, material);
      } catch {
        showToast({ message: t('crmImport.downloadFailed'), tone: 'danger' });
      }
    }
    return {
      ...importer.actions,
      onDownloadLeftOut: () => save('leftOut'),
      onDownloadReport: () => save('report'),
    };
  }, [importer, showToast, t]);
}

/** Compares from the start; ends an import whose page goes, and tells how far it came. */
function useLifetime(importer: Importer): void {
  const t = useTranslation(crmImportTexts);
  const showToast = useSetAtom(showToastAtom);
  const leave = useEffectEvent(() => {
    const run = importer.leave();
    if (!run) return;
    const { created, refused, unknown, notSent } = run.state().counts;
    const total = created + refused + unknown + notSent;
    showToast({ message: t('crmImport.left', { created, total }), tone: 'info' });
  });
  useEffect(() => {
    importer.compare();
    return () => leave();
  }, [importer]);
}

/** Asks before the page is closed while rows are on their way. */
function useWarnBeforeUnload(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
