import type { KnowledgeBase } from '@platform/domain';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { CreateButton } from '../../patterns/ListPage/CreateButton.tsx';
import { ListEmpty } from '../../patterns/ListPage/ListEmpty.tsx';
import { ListPage } from '../../patterns/ListPage/ListPage.tsx';
import { RemoteContent } from '../../patterns/RemoteContent/RemoteContent.tsx';
import { BaseList } from './BaseList.tsx';
import type { KnowledgeBaseScreenProps } from './types.ts';

export interface KnowledgeStartProps extends Pick<
  KnowledgeBaseScreenProps,
  'state' | 'actions' | 'baseHref'
> {
  title: string;
  description: string;
  known: readonly KnowledgeBase[];
  onCreate: () => void;
}

export function KnowledgeStart(props: KnowledgeStartProps) {
  const { state, actions, title, description, known, onCreate } = props;
  const { bases, baseId } = state;
  const t = useTranslation(knowledgeTexts);
  return (
    <ListPage title={title} description={description} source={bases}>
      <RemoteContent
        source={bases}
        loadingText={t('knowledge.bases.loading')}
        showsRefreshError={false}
      >
        {() =>
          known.length === 0 ? (
            <ListEmpty
              title={t('knowledge.bases.empty.title')}
              description={t('knowledge.bases.empty.text')}
              actions={
                <CreateButton
                  id="knowledge.create"
                  label={t('knowledge.bases.add')}
                  onCreate={onCreate}
                />
              }
            />
          ) : (
            <>
              <BaseList
                bases={known}
                baseId={baseId}
                baseHref={props.baseHref}
                onBaseChange={actions.onBaseChange}
                onCreate={onCreate}
                isNarrow
              />
              <ListEmpty
                isFiltered
                title={t('knowledge.bases.missing.title')}
                description={t('knowledge.bases.missing.text')}
              />
            </>
          )
        }
      </RemoteContent>
    </ListPage>
  );
}
