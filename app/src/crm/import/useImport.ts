import { contacts } from '@platform/api';
import { createContactImport, loadKnownEmails, sendContact } from '@platform/flows';
import type { ContactImport } from '@platform/flows';
import { crmImportTexts, useTranslation } from '@platform/i18n';
import type { ImportActions } from '@platform/ui/crm';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useRefresh } from '../../data/useResource.ts';
import { useApi } from '../../session/ApiContext.ts';
import { userAtom } from '../../session/sessionAtoms.ts';
import { useAtomValue, useSetAtom } from '../../platform/state.ts';
import { showToastAtom } from '../../feedback/toastAtoms.ts';
import { saveImportFile } from './saveImportFile.ts';

export function useImport() {
  const { http, environment } = useApi();
  const refresh = useRefresh();
  const userId = useAtomValue(userAtom)?.id ?? '';
  const [contactImport] = useState(() =>
    createContactImport({
      userId,
      send: (contact) => sendContact(http, contact),
      loadEmails: (signal) => loadKnownEmails(http, signal),
      isOnline: environment.isOnline,
      locks: environment.locks,
      page: window,
      onChanged: () => void refresh(contacts),
    }),
  );
  const state = useSyncExternalStore(contactImport.subscribe, contactImport.getState);
  useLifetime(contactImport);
  useWarnBeforeUnload(state.step === 'run');

  return { state, actions: useActions(contactImport) };
}

function useActions(contactImport: ContactImport): ImportActions {
  const t = useTranslation(crmImportTexts);
  const showToast = useSetAtom(showToastAtom);
  return useMemo(() => {
    function save(kind: 'leftOut' | 'report'): void {
      const rows = contactImport.rows();
      try {
        if (rows) saveImportFile(t, kind, rows);
      } catch {
        showToast({ message: t('crmImport.downloadFailed'), tone: 'danger' });
      }
    }
    return {
      onFile: contactImport.chooseFile,
      onStartOver: contactImport.startOver,
      onSeparatorChange: contactImport.chooseSeparator,
      onHeaderRowChange: contactImport.chooseHeaderRow,
      onTargetChange: contactImport.matchColumn,
      onRetryComparison: contactImport.compare,
      onStart: contactImport.start,
      onPause: contactImport.pause,
      onResume: contactImport.resume,
      onCancelRun: contactImport.cancel,
      onShowMoreRows: contactImport.showMoreRows,
      onDownloadLeftOut: () => save('leftOut'),
      onDownloadReport: () => save('report'),
    };
  }, [contactImport, showToast, t]);
}

function useLifetime(contactImport: ContactImport): void {
  const t = useTranslation(crmImportTexts);
  const showToast = useSetAtom(showToastAtom);
  const leave = useEffectEvent(() => {
    const counts = contactImport.leave();
    if (!counts) return;
    const { created, refused, unknown, notSent } = counts;
    const total = created + refused + unknown + notSent;
    showToast({ message: t('crmImport.left', { created, total }), tone: 'info' });
  });
  useEffect(() => {
    contactImport.compare();
    return () => leave();
  }, [contactImport]);
}

function useWarnBeforeUnload(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
