import type { ContentRow } from '@platform/api';
import { changeContentStatus, duplicateContent } from '@platform/api';
import { contentTexts, useTranslation } from '@platform/i18n';
import type { ContentsActions } from '@platform/ui/content';
import { useMemo } from 'react';
import { truncateText } from '@platform/i18n/text';
import { serverMessageOr } from '../../data/failures.ts';
import { useAction } from '../../data/useAction.ts';
import { showToastAtom } from '../../feedback/toastAtoms.ts';
import { useSetAtom } from '../../platform/state.ts';
import { useLinks } from '../../routing/LinksContext.ts';
import { contentHref } from '../address.ts';

const MAX_TITLE_LENGTH = 200;

type Writes = Pick<
  ContentsActions,
  'onArchive' | 'onDuplicate' | 'onArchiveSeveral' | 'onDuplicateSeveral'
>;

export function useContentWrites(): Writes {
  const t = useTranslation(contentTexts);
  const { navigate } = useLinks();
  const showToast = useSetAtom(showToastAtom);
  const failureToast = 'never';
  const [duplicate] = useAction(duplicateContent, {
    success: (_input, { title }) => t('content.toast.duplicated', { title }),
    changed: (_input, { id }) => ({
      ids: [id],
      open: {
        label: t('common.action.open'),
        onSelect: () => void navigate(contentHref(id), { replace: false }),
      },
    }),
    failure: (error, { title }) => serverMessageOr(error, t('content.error.duplicate', { title })),
  });
  const [duplicateOne] = useAction(duplicateContent, { failure: () => '', failureToast });
  const [setStatus] = useAction(changeContentStatus, {
    changed: ({ id }) => ({ ids: [id] }),
    failure: (error) => serverMessageOr(error, t('content.error.status', { title: '' })),
    failureToast,
  });

  return useMemo(() => {
    const nameOf = ({ title }: ContentRow) => title || t('content.untitled');
    const copyOf = (item: ContentRow) => ({
      id: item.id,
      title: truncateText(t('content.copyTitle', { title: nameOf(item) }), MAX_TITLE_LENGTH),
    });

    async function changeStatus(item: ContentRow, isArchived: boolean): Promise<void> {
      const title = nameOf(item);
      const before = item.status ?? 'draft';
      const status = isArchived ? 'archived' : 'draft';
      const outcome = await setStatus({ id: item.id, status });
      if (!outcome.isDone) {
        const message = serverMessageOr(outcome.error, t('content.error.status', { title }));
        showToast({ message, tone: 'danger' });
        return;
      }
      showToast({
        message: t(isArchived ? 'content.toast.archived' : 'content.toast.unarchived', { title }),
        tone: 'success',
        action: {
          label: t('content.undo'),
          onSelect: () => void setStatus({ id: item.id, status: before }),
        },
      });
    }

    async function each(
      items: readonly ContentRow[],
      send: (item: ContentRow) => Promise<{ isDone: boolean }>,
      toast: 'severalArchived' | 'severalDuplicated',
    ): Promise<string[]> {
      const failed: string[] = [];
      for (const item of items) {
        // oxlint-disable-next-line no-await-in-loop -- sequential, in the order of the list
        if (item.id === '' || !(await send(item)).isDone) failed.push(item.key);
      }
      const count = items.length - failed.length;
      if (count > 0)
        showToast({ message: t(`content.toast.${toast}`, { count }), tone: 'success' });
      if (failed.length > 0) {
        const message = t('content.error.severalLeft', { count: failed.length });
        showToast({ message, tone: 'danger' });
      }
      return failed;
    }

    return {
      onArchive: (item, isArchived) => void changeStatus(item, isArchived),
      onDuplicate: (item) => void duplicate(copyOf(item)),
      onArchiveSeveral: (items) =>
        each(items, ({ id }) => setStatus({ id, status: 'archived' }), 'severalArchived'),
      onDuplicateSeveral: (items) =>
        each(items, (item) => duplicateOne(copyOf(item)), 'severalDuplicated'),
    };
  }, [t, showToast, setStatus, duplicate, duplicateOne]);
}
