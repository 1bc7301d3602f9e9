import { contents, WHOLE_LIST } from '@platform/api';
import type { ContentList } from '@platform/api';
import { contentTexts, useTranslation } from '@platform/i18n';
import type { ContentsScreenProps } from '@platform/ui';
import { useCallback, useMemo } from 'react';
import { serverMessageOr } from '../../data/failures.ts';
import { useResource, useSelect } from '../../data/useResource.ts';
import { useAtomValue } from '../../platform/state.ts';
import { useSearchState } from '../../routing/useSearchState.ts';
import { contentHref, contentPaths, contentsParams, historyHref } from '../address.ts';
import { leavingContentsAtom, useDeletion } from './useDeletion.ts';
import { useContentWrites } from './useContentWrites.ts';
import { useNewContent } from './useNewContent.ts';

/** The contents as the address wants them, and what can be done with them. */
export function useContentsPage(): ContentsScreenProps {
  const t = useTranslation(contentTexts);
  const [state, change] = useSearchState(contentsParams);
  const leaving = useAtomValue(leavingContentsAtom);
  const toShown = useCallback(
    ({ contents: rows, total }: ContentList): ContentList => {
      const shown = rows.filter(({ id }) => !leaving.has(id));
      return { contents: shown, total: total && total - (rows.length - shown.length) };
    },
    [leaving],
  );
  const loaded = useResource(contents, WHOLE_LIST, {
    errorText: (error) => serverMessageOr(error, t('content.error.load')),
  });
  const handlers = useMemo(
    () => ({
      onSearchChange: (search: string) => change({ search }),
      onTypeChange: (type: string) => change({ type: contentsParams.type.read(type) ?? '' }),
      onStatusChange: (status: string) =>
        change({ status: contentsParams.status.read(status) ?? '' }),
      onViewChange: (view: 'table' | 'grid') => change({ view }),
    }),
    [change],
  );
  return {
    ...state,
    ...handlers,
    paths: contentPaths,
    contentHref,
    historyHref,
    contents: useSelect(loaded, toShown),
    onDelete: useDeletion(),
    ...useContentWrites(),
    ...useNewContent(),
  };
}
