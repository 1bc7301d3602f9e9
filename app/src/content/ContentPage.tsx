import { contents, FIRST_BATCH } from '@platform/api';
import type { ContentList } from '@platform/api';
import { contentTexts, useTranslation } from '@platform/i18n';
import type { DateRange } from '@platform/ui';
import { ContentsScreen } from '@platform/ui/content';
import { useCallback, useMemo } from 'react';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { serverMessageOr } from '../data/failures.ts';
import { useResource, useSelect } from '../data/useResource.ts';
import { useAtomValue } from '../platform/state.ts';
import { useSearchState } from '../routing/useSearchState.ts';
import { contentHref, contentPaths, contentsParams, historyHref } from './address.ts';
import { leavingContentsAtom, useDeletion } from './list/useDeletion.ts';
import { useContentWrites } from './list/useContentWrites.ts';
import { useNewContent } from './list/useNewContent.ts';

function ContentPage() {
  const t = useTranslation(contentTexts);
  const [{ from, to, ...state }, change] = useSearchState(contentsParams);
  const saved = useMemo(() => ({ from, to }), [from, to]);
  const leaving = useAtomValue(leavingContentsAtom);
  const toShown = useCallback(
    ({ contents: rows, total }: ContentList): ContentList => {
      const shown = rows.filter(({ id }) => !leaving.has(id));
      return { contents: shown, total: total && total - (rows.length - shown.length) };
    },
    [leaving],
  );
  const loaded = useResource(contents, FIRST_BATCH, {
    errorText: (error) => serverMessageOr(error, t('content.error.load')),
  });
  const handlers = useMemo(
    () => ({
      onSearchChange: (search: string) => change({ search }),
      onTypeChange: (type: string) => change({ type: contentsParams.type.read(type) ?? '' }),
      onStatusChange: (status: string) =>
        change({ status: contentsParams.status.read(status) ?? '' }),
      onSavedChange: (days: DateRange) => change(days),
      onViewChange: (view: 'table' | 'grid') => change({ view }),
    }),
    [change],
  );
  const onDelete = useDeletion();
  const writes = useContentWrites();
  const { onCreate, isCreating } = useNewContent();
  return (
    <ContentsScreen
      {...state}
      saved={saved}
      paths={contentPaths}
      contentHref={contentHref}
      historyHref={historyHref}
      contents={useSelect(loaded, toShown)}
      isCreating={isCreating}
      actions={{ ...handlers, ...writes, onCreate, onDelete }}
    />
  );
}

export { ContentPage as Page };
export function loader({ preload }: PageLoaderContext): void {
  void preload(contents, FIRST_BATCH);
}
