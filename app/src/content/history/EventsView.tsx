import { contentHistory, contents, loadMoreHistory, FIRST_BATCH } from '@platform/api';
import type { ContentList, LoadedHistory } from '@platform/api';
import { contentHistoryTexts, useTranslation } from '@platform/i18n';
import { dataOf } from '@platform/ui';
import { HistoryScreen } from '@platform/ui/content';
import type { HistoryScreenProps } from '@platform/ui/content';
import { serverMessageOr } from '../../data/failures.ts';
import { useAction } from '../../data/useAction.ts';
import { useResource, useSelect } from '../../data/useResource.ts';
import { compareHref, contentHref, contentPaths } from '../address.ts';
import type { HistoryState } from '../address.ts';

export interface HistoryViewProps {
  state: HistoryState;
  onChange: (part: Partial<HistoryState>) => void;
}

export function EventsView({ state, onChange }: HistoryViewProps) {
  const t = useTranslation(contentHistoryTexts);
  const contentId = state.content;
  const loaded = useResource(
    contentHistory,
    { contentId },
    { errorText: (error) => serverMessageOr(error, t('contentHistory.error.load')) },
  );
  const choices = dataOf(useSelect(useResource(contents, FIRST_BATCH), choicesOf));
  const [loadMore, { pending }] = useAction(loadMoreHistory, {
    failure: (error) => serverMessageOr(error, t('contentHistory.error.more')),
  });
  const cursor = dataOf(loaded)?.nextCursor ?? '';
  return (
    <HistoryScreen
      paths={contentPaths}
      history={useSelect(loaded, toEvents)}
      onLoadMore={() => void loadMore({ contentId, cursor })}
      isLoadingMore={pending.size > 0}
      contentId={contentId}
      onContentChange={(content) => onChange({ content, version: 0, before: 0 })}
      choices={choices ?? NONE}
      contentHref={contentHref}
      compareHref={compareHref}
    />
  );
}

const NONE: HistoryScreenProps['choices'] = [];
const toEvents = ({ events, nextCursor }: LoadedHistory) => ({
  events,
  hasMore: nextCursor !== '',
});
const choicesOf = ({ contents: rows }: ContentList) =>
  rows.filter(({ id }) => id !== '').map(({ id, title }) => ({ id, title }));
