import { content } from '@platform/api';
import { contentEditorTexts, useTranslation } from '@platform/i18n';
import { RemoteContent } from '@platform/ui';
import { ContentNotFound, LoadingEditor } from '@platform/ui/internal';
import { useState } from 'react';
import { useParams } from 'react-router';
import { isUnsupported, serverMessageOr } from '../../data/failures.ts';
import { useRefresh, useResource } from '../../data/useResource.ts';
import type { PageLoaderContext } from '../../routing/pageModule.ts';
import { contentPaths } from '../address.ts';
import { ContentEditorView } from './ContentEditorView.tsx';

function EditContentPage() {
  const t = useTranslation(contentEditorTexts);
  const { contentId = '' } = useParams();
  const [attempt, setAttempt] = useState(0);
  const refresh = useRefresh();
  const source = useResource(
    content,
    { id: contentId },
    {
      errorText: (error) =>
        isUnsupported(error)
          ? t('contentEditor.notFound')
          : serverMessageOr(error, t('common.error.default')),
    },
  );
  return (
    <RemoteContent
      source={source}
      loading={<LoadingEditor />}
      showsRefreshError={false}
      error={
        source.status === 'error' ? (
          <ContentNotFound failure={source} contentsHref={contentPaths.contents} />
        ) : null
      }
    >
      {(loaded) => (
        <ContentEditorView
          key={`${contentId} ${attempt}`}
          loaded={loaded}
          onReopen={() => void refresh(content).then(() => setAttempt((count) => count + 1))}
        />
      )}
    </RemoteContent>
  );
}

export { EditContentPage as Page };
export function loader({ preload, params }: PageLoaderContext): void {
  void preload(content, { id: params['contentId'] ?? '' });
}
