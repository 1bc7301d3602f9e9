import type { KnowledgeBase } from '@platform/domain';
import { knowledgeTexts, useFormats, useTranslation } from '@platform/i18n';
import { FlaskConical } from 'lucide';
import { useRef, useState } from 'react';
import { useAskedForm } from '../internal/askedForm.ts';
import { usePreload } from '../internal/lazyComponent.tsx';
import { useOpenRow } from '../internal/useOpenRow.ts';
import { ListFilter } from '../patterns/ListPage/ListFilter.tsx';
import { ListTable } from '../patterns/ListPage/ListTable.tsx';
import { dataOf } from '../remote.ts';
import { AddSourceMenu } from './AddSourceMenu.tsx';
import { BaseHead } from './BaseHead.tsx';
import { BaseList } from './BaseList.tsx';
import { DocumentNotices } from './DocumentNotices.tsx';
import { DropZone } from './DropZone.tsx';
import { Library, Parts, Rows } from './KnowledgeBaseScreen.styles.ts';
import { KnowledgeStart } from './KnowledgeStart.tsx';
import { KnowledgeDialogs } from './KnowledgeDialogs.tsx';
import type { OpenDialog } from './KnowledgeDialogs.tsx';
import { LazyBaseDialog, LazyDeleteDocumentsDialog } from './lazyDialogs.ts';
import { LazyKnowledgePanel } from './lazyPanel.ts';
import { StorageMeter } from './StorageMeter.tsx';
import type { KnowledgeBaseScreenProps } from './types.ts';
import { UploadLedger } from './UploadLedger.tsx';
import { documentKey, useDocumentList } from './useDocumentList.tsx';

const NO_BASES: readonly KnowledgeBase[] = [];
const STATUSES = ['queued', 'processing', 'ready', 'failed', 'stale'] as const;
/** Rows of many elements: a hundred of them take long to put up and to take down. */
const virtualFrom = 50;

/**
 * The knowledge bases, and the documents of one of them. Goes into a `Page`, whose width decides
 * whether the bases stand beside them.
 */
export function KnowledgeBaseScreen(props: KnowledgeBaseScreenProps) {
  const { bases, baseId, documents, openDocumentId, search, status } = props;
  const t = useTranslation(knowledgeTexts);
  const formats = useFormats();
  const fileRef = useRef<HTMLInputElement>(null);
  const rowsRef = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  useOpenRow(rowsRef, openDocumentId);
  usePreload(LazyBaseDialog);
  usePreload(LazyKnowledgePanel);
  const list = useDocumentList(props);
  const { all, shown, total, isFiltered } = list;
  const known = dataOf(bases)?.knowledgeBases ?? NO_BASES;
  const base = known.find(({ id }) => id === baseId);
  function openAsked(wanted: OpenDialog, isThere: boolean): boolean {
    if (isThere) setDialog(wanted);
    return isThere;
  }
  useAskedForm('knowledgeBase', (id) =>
    id === '' ? openAsked('create', true) : openAsked('edit', base?.id === id),
  );
  useAskedForm('knowledgePage', () => openAsked('page', base !== undefined));
  useAskedForm('knowledgeText', () => openAsked('text', base !== undefined));
  const title = { title: t('knowledge.title'), description: t('knowledge.description') };
  const dialogs = (
    <KnowledgeDialogs {...props} base={base} open={dialog} onClose={() => setDialog(null)} />
  );
  if (!base) {
    return (
      <>
        <KnowledgeStart {...props} {...title} onCreate={() => setDialog('create')} known={known} />
        {dialogs}
      </>
    );
  }

  const browse = () => fileRef.current?.click();
  const count = isFiltered ? shown.length : total;
  const clear = () => {
    props.onSearchChange('');
    props.onStatusChange('');
  };
  return (
    <>
      <Library
        {...title}
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
            onSelect: props.onTest,
          },
        ]}
        source={documents}
        stats={
          <BaseList
            bases={known}
            baseId={baseId}
            baseHref={props.baseHref}
            onBaseChange={props.onBaseChange}
            onCreate={() => setDialog('create')}
          />
        }
        notice={
          <Parts>
            <BaseHead
              base={base}
              attachHref={props.attachHref}
              onEdit={() => setDialog('edit')}
              onDelete={() => setDialog('delete')}
            />
            <StorageMeter storage={props.storage} plansHref={props.plansHref} />
            <DropZone inputRef={fileRef} onBrowse={browse} onFiles={props.onFiles} />
            <UploadLedger
              uploads={props.uploads}
              actions={props.uploadActions}
              baseId={baseId}
              bases={known}
              documents={all}
            />
          </Parts>
        }
        toolbar={{
          heading: t('knowledge.documents.title'),
          count:
            documents.status === 'ready'
              ? { shown: formats.number(count), spoken: t('knowledge.documents.count', { count }) }
              : undefined,
          search: {
            label: t('knowledge.documents.search'),
            value: search,
            onValueChange: props.onSearchChange,
          },
          filters: (
            <ListFilter
              label={t('knowledge.documents.filter')}
              allLabel={t('knowledge.documents.all')}
              options={STATUSES.map((value) => ({
                value,
                label: t(`knowledge.documents.status.${value}`),
              }))}
              value={status}
              onValueChange={props.onStatusChange}
            />
          ),
          found: isFiltered ? t('knowledge.documents.found', { count: shown.length }) : '',
        }}
        listNotice={
          <DocumentNotices
            documents={all}
            total={total}
            isStalled={props.isStalled}
            onCheck={props.onCheck}
          />
        }
        selection={list.forPage}
      >
        <Rows ref={rowsRef}>
          <ListTable
            label={t('knowledge.documents.title')}
            columns={list.columns}
            rows={shown}
            getRowId={documentKey}
            source={documents}
            loadingText={t('knowledge.documents.loading')}
            empty={
              isFiltered
                ? {
                    title: t('knowledge.documents.emptyFiltered.title'),
                    description: t('knowledge.documents.emptyFiltered.text'),
                    isFiltered: true,
                    onClear: clear,
                  }
                : {
                    title: t('knowledge.documents.empty.title'),
                    description: t('knowledge.documents.empty.text'),
                  }
            }
            selection={list.forTable}
            rowHref={({ id }) => (id ? props.documentHref(id) : undefined)}
            rowState={({ id }) => (id !== '' && id === openDocumentId ? 'selected' : undefined)}
            listIndent={46}
            virtualFrom={virtualFrom}
          />
        </Rows>
      </Library>
      {dialogs}
      {list.deleted ? (
        <LazyDeleteDocumentsDialog
          documents={list.deleted}
          onDelete={props.onDelete}
          onDone={list.onDeleted}
          onClose={list.closeDeletion}
        />
      ) : null}
    </>
  );
}
