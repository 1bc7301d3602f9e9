import type { ContentRow } from '@platform/api';
import { deleteContent } from '@platform/api';
import { contentTexts, useTranslation } from '@platform/i18n';
import { useCallback } from 'react';
import { useAction } from '../../data/useAction.ts';
import { showToastAtom } from '../../feedback/toastAtoms.ts';
import { atom, useSetAtom } from '../../platform/state.ts';

/** Contents that are on their way out: nobody sees them, and until their toast has gone they are there. */
export const leavingContentsAtom = atom<ReadonlySet<string>>(new Set<string>());

const markLeavingAtom = atom(null, (get, set, id: string, isLeaving: boolean) => {
  const others = [...get(leavingContentsAtom)].filter((other) => other !== id);
  set(leavingContentsAtom, new Set(isLeaving ? [...others, id] : others));
});

/**
 * Removes a content from sight, and from the service once it can no longer be undone: when its toast
 * has gone, or the page is left. An undo therefore brings back all of it, with its versions.
 */
export function useDeletion(): (item: Pick<ContentRow, 'id' | 'title'>) => void {
  const t = useTranslation(contentTexts);
  const showToast = useSetAtom(showToastAtom);
  const mark = useSetAtom(markLeavingAtom);
  const [send] = useAction(deleteContent, { failure: () => '', failureToast: 'never' });
  return useCallback(
    ({ id, title }) => {
      const name = title || t('content.untitled');
      let isOver = false;
      const remove = async (isLeaving: boolean) => {
        if (isOver) return;
        isOver = true;
        removeEventListener('pagehide', leave);
        const outcome = await send({ id, isLeaving });
        mark(id, false);
        if (!outcome.isDone) {
          showToast({ message: t('content.error.remove', { title: name }), tone: 'danger' });
        }
      };
      const leave = () => void remove(true);
      addEventListener('pagehide', leave);
      mark(id, true);
      showToast({
        message: t('content.toast.removed', { title: name }),
        tone: 'success',
        action: {
          label: t('content.undo'),
          onSelect: () => {
            isOver = true;
            removeEventListener('pagehide', leave);
            mark(id, false);
          },
        },
        // An undo comes right after the toast has gone.
        onGone: () => queueMicrotask(() => void remove(false)),
      });
    },
    [t, showToast, mark, send],
  );
}
