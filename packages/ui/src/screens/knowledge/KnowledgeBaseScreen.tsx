import type { KnowledgeBase } from '@platform/domain';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { FlaskConical } from 'lucide';
import { useRef, useState } from 'react';
import { usePendingFormRequest } from '../../internal/pendingFormRequest.ts';
import { lazyComponent, usePreload } from '../../internal/lazyComponent.tsx';
import { useOpenRow } from '../../internal/useOpenRow.ts';
import { ListTable } from '../../patterns/ListPage/ListTable.tsx';
import { dataOf } from '../../remote.ts';
import { AddSourceMenu } from './AddSourceMenu.tsx';
import { BaseHeader } from './BaseHeader.tsx';
import { BaseList } from './BaseList.tsx';
import { FileDropZone } from '../../patterns/FileUpload/FileDropZone.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Library } from './KnowledgeBaseScreen.styles.ts';
import { KnowledgeStart } from './KnowledgeStart.tsx';
import { KnowledgeDialogs } from './KnowledgeDialogs.tsx';
import type { OpenDialog } from './KnowledgeDialogs.tsx';
import { LazyKnowledgePanel } from './KnowledgePanel.tsx';
import { StalledNotice } from './StalledNotice.tsx';
import { StorageMeter } from './StorageMeter.tsx';
import type { KnowledgeBaseScreenProps } from './types.ts';
import { UploadList } from './UploadList.tsx';
import { useDocumentList } from './useDocumentList.tsx';

const LazyDeleteDocumentsDialog = lazyComponent(
  () => import('./dialogs.ts'),
  'DeleteDocumentsDialog',
);

const NO_BASES: readonly KnowledgeBase[] = [];
/** Rows have many elements; mounting a hundred is slow. */
const virtualFrom = 50;

/**
 * Knowledge bases and the documents of one. Render it inside a `Page`, whose width sets the layout.
 */
export function KnowledgeBaseScreen(props: KnowledgeBaseScreenProps) {
  const { state, actions } = props;
  const { bases, baseId, openDocumentId } = state;
  const t = useTranslation(knowledgeTexts);
  const fileRef = useRef<HTMLInputElement>(null);
  const rowsRef = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  useOpenRow(rowsRef, openDocumentId);
  usePreload(LazyKnowledgePanel);
  const list = useDocumentList(props);
  const known = dataOf(bases)?.knowledgeBases ?? NO_BASES;
  const base = known.find(({ id }) => id === baseId);
  function openIfLoaded(next: OpenDialog, isLoaded: boolean): boolean {
    if (isLoaded) setDialog(next);
    return isLoaded;
  }
  usePendingFormRequest('knowledgeBase', (id) =>
    id === '' ? openIfLoaded('create', true) : openIfLoaded('edit', base?.id === id),
  );
  usePendingFormRequest('knowledgePage', () => openIfLoaded('page', base !== undefined));
  usePendingFormRequest('knowledgeText', () => openIfLoaded('text', base !== undefined));
  const title = t('knowledge.title');
  const dialogs = (
    <KnowledgeDialogs {...props} base={base} open={dialog} onClose={() => setDialog(null)} />
  );
  if (!base) {
    return (
      <>
        <KnowledgeStart
          {...props}
          title={title}
          description={t('knowledge.description')}
          onCreate={() => setDialog('create')}
          known={known}
        />
        {dialogs}
      </>
    );
  }

  const browse = () => fileRef.current?.click();
  return (
    <>
      <Library
        title={title}
        data-divided
        actions={
          <AddSourceMenu
            onFiles={browse}
            onPage={() => setDialog('page')}
            onText={() => setDialog('text')}
          />
        }
        moreActions={[
          {
            id: 'knowledge.test',
            label: t('knowledge.test.open'),
            icon: FlaskConical,
            onSelect: actions.onTest,
          },
        ]}
        {...list.page}
        stats={
          <BaseList
            bases={known}
            baseId={baseId}
            baseHref={props.baseHref}
            onBaseChange={actions.onBaseChange}
            onCreate={() => setDialog('create')}
          />
        }
        notice={
          <Stack gap="4">
            <BaseHeader
              base={base}
              onChooseAgents={() => actions.onChooseAgents(base)}
              onEdit={() => setDialog('edit')}
              onDelete={() => setDialog('delete')}
            />
            <StorageMeter storage={state.storage} plansHref={props.plansHref} />
            <FileDropZone
              inputRef={fileRef}
              multiple
              accept=".pdf,.docx,.txt,.md,.csv"
              hint={t('knowledge.drop.hint')}
              onFiles={(files) => actions.onFiles(files)}
            />
            <UploadList
              uploads={state.uploads}
              actions={actions.uploads}
              baseId={baseId}
              bases={known}
              documents={list.all}
            />
          </Stack>
        }
        listNotice={
          <>
            <StalledNotice
              documents={list.all}
              isStalled={state.isStalled}
              onCheck={actions.onCheck}
            />
            {list.page.listNotice}
          </>
        }
        selection={list.selection}
      >
        <div ref={rowsRef}>
          <ListTable
            {...list.table}
            loadingText={t('knowledge.documents.loading')}
            rowHref={({ id }) => (id ? props.documentHref(id) : undefined)}
            rowState={({ id }) => (id !== '' && id === openDocumentId ? 'selected' : undefined)}
            listIndent={46}
            virtualFrom={virtualFrom}
          />
        </div>
      </Library>
      {dialogs}
      {list.deleted ? (
        <LazyDeleteDocumentsDialog
          documents={list.deleted}
          onDelete={actions.onDelete}
          onDone={list.onDeleted}
          onClose={list.closeDeletion}
        />
      ) : null}
    </>
  );
}
