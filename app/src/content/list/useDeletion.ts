import type { ContentRow } from '@platform/api';
import { deleteContent } from '@platform/api';
import { contentTexts, useTranslation } from '@platform/i18n';
import { useCallback } from 'react';
import { useAction } from '../../data/useAction.ts';
import { showToastAtom } from '../../feedback/toastAtoms.ts';
import { atom, useSetAtom } from '../../platform/state.ts';

/** Content items being deleted: hidden, but not deleted until their toast has closed. */
export const leavingContentsAtom = atom<ReadonlySet<string>>(new Set<string>());

const markLeavingAtom = atom(null, (get, set, id: string, isLeaving: boolean) => {
  const others = [...get(leavingContentsAtom)].filter((other) => other !== id);
  set(leavingContentsAtom, new Set(isLeaving ? [...others, id] : others));
});

/** Deletes an item once its toast closes or the page unloads, so that undo is complete. */
export function useDeletion(): (item: Pick<ContentRow, 'id' | 'title'>) => void {
  const t = useTranslation(contentTexts);
  const showToast = useSetAtom(showToastAtom);
  const markLeaving = useSetAtom(markLeavingAtom);
  const [send] = useAction(deleteContent, { failure: () => '', failureToast: 'never' });
  return useCallback(
    ({ id, title }) => {
      const name = title || t('content.untitled');
      let isSettled = false;
      const remove = async (isLeaving: boolean) => {
        if (isSettled) return;
        isSettled = true;
        removeEventListener('pagehide', leave);
        const outcome = await send({ id, isLeaving });
        markLeaving(id, false);
        if (!outcome.isDone) {
          showToast({ message: t('content.error.remove', { title: name }), tone: 'danger' });
        }
      };
      const leave = () => void remove(true);
      addEventListener('pagehide', leave);
      markLeaving(id, true);
      showToast({
        message: t('content.toast.removed', { title: name }),
        tone: 'success',
        action: {
          label: t('content.undo'),
          onSelect: () => {
            isSettled = true;
            removeEventListener('pagehide', leave);
            markLeaving(id, false);
          },
        },
        // An undo is handled right after the toast closes.
        onClose: () => queueMicrotask(() => void remove(false)),
      });
    },
    [t, showToast, markLeaving, send],
  );
}
