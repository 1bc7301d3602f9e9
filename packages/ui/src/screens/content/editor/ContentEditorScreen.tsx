import { contentEditorTexts, useTranslation } from '@platform/i18n';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { lazyComponent } from '../../../internal/lazyComponent.tsx';
import { ListFailure } from '../../../patterns/ListPage/ListFailure.tsx';
import type { ContentEditorScreenProps } from './editorTypes.ts';

const LazyContentEditor = lazyComponent(() => import('./ContentEditor.tsx'), 'ContentEditor');

/** A content in its editor, whose code is loaded lazily. Render it inside a `Page`. */
export function ContentEditorScreen(props: ContentEditorScreenProps) {
  const t = useTranslation(contentEditorTexts);
  const header = <PageHeader title={t('contentEditor.title')} />;
  return (
    <LazyContentEditor
      {...props}
      fallback={<LoadingEditor />}
      errorFallback={
        <>
          {header}
          <ListFailure error={{ message: t('contentEditor.codeFailed') }} />
        </>
      }
    />
  );
}

export function LoadingEditor() {
  const t = useTranslation(contentEditorTexts);
  return (
    <div aria-busy>
      <PageHeader title={t('contentEditor.title')} description={t('contentEditor.loading')} />
      <Skeleton height="420px" radius="16px" />
    </div>
  );
}
