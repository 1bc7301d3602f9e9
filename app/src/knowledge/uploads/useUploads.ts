import type { DocumentList } from '@platform/api';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { dataOf } from '@platform/ui';
import type { Remote } from '@platform/ui';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useData } from '../../data/DataProvider.tsx';
import { useRefresh } from '../../data/useResource.ts';
import { showToastAtom } from '../../feedback/toastAtoms.ts';
import { useSetAtom } from '../../platform/state.ts';
import { loadedNamedIn } from './namedFiles.ts';
import { uploadsOf } from './uploadsOf.ts';

export function useUploads(baseId: string, documents: Remote<DocumentList>) {
  const { api, cache } = useData();
  const refresh = useRefresh();
  const uploads = uploadsOf(cache, api, refresh);
  const list = useSyncExternalStore(uploads.subscribe, uploads.state);
  const t = useTranslation(knowledgeTexts);
  const showToast = useSetAtom(showToastAtom);
  useEffect(
    () =>
      uploads.watch(() => showToast({ message: t('knowledge.upload.through'), tone: 'success' })),
    [uploads, showToast, t],
  );
  const uploadActions = useMemo(
    () => ({
      onCancel: uploads.cancel,
      onCancelAll: uploads.cancelAll,
      onRetry: uploads.retry,
      onReplace: uploads.replace,
      onRemove: uploads.remove,
      onClear: uploads.clear,
    }),
    [uploads],
  );
  const loaded = dataOf(documents);
  const onFiles = useCallback(
    (files: readonly File[]) => uploads.add(baseId, files, loadedNamedIn(loaded)),
    [uploads, baseId, loaded],
  );
  return { uploads: list, uploadActions, onFiles };
}
