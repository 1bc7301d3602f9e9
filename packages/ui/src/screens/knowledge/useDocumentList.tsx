import type { KnowledgeDocument } from '@platform/domain';
import { knowledgeTexts, useFormats, useTranslation } from '@platform/i18n';
import { joinFields } from '@platform/i18n/text';
import { useMemo, useState } from 'react';
import { useList } from '../../patterns/ListPage/useList.tsx';
import { dataOf } from '../../remote.ts';
import { DocumentBulkActions } from './DocumentBulkActions.tsx';
import { documentColumns } from './documentColumns.tsx';
import type { KnowledgeBaseScreenProps } from './types.ts';

const NONE: readonly KnowledgeDocument[] = [];
const STATUSES = ['queued', 'processing', 'ready', 'failed', 'stale'] as const;

type Options = Pick<KnowledgeBaseScreenProps, 'state' | 'actions' | 'documentHref' | 'slots'>;

export function useDocumentList({ state, actions, documentHref, slots }: Options) {
  const { documents, statuses } = state;
  const { onReindex } = actions;
  const t = useTranslation(knowledgeTexts);
  const formats = useFormats();
  const [deleted, setDeleted] = useState<readonly KnowledgeDocument[] | null>(null);
  const loaded = dataOf(documents);
  const all = loaded?.documents ?? NONE;
  const isListed = useMemo(
    () =>
      statuses.length === 0
        ? undefined
        : (row: KnowledgeDocument) => statuses.some((status) => status === row.status),
    [statuses],
  );
  const columns = useMemo(
    () =>
      documentColumns(t, {
        formats,
        documentHref,
        onReindex: (rows) => void onReindex(rows),
        onDelete: setDeleted,
      }),
    [t, formats, documentHref, onReindex],
  );
  const list = useList({
    source: documents,
    rows: all,
    total: loaded?.total,
    idOf: documentKey,
    nameOf,
    columns,
    hasRowMenu: true,
    slots,
    textOf,
    search: state.search,
    onSearchChange: actions.onSearchChange,
    filters: {
      items: [
        {
          kind: 'several',
          id: 'status',
          label: t('knowledge.documents.filter'),
          shortLabel: t('knowledge.documents.column.status'),
          allLabel: t('knowledge.documents.all'),
          options: STATUSES.map((value) => ({
            value,
            label: t(`knowledge.documents.status.${value}`),
          })),
          values: statuses,
          onValuesChange: (next) =>
            actions.onStatusesChange(STATUSES.filter((status) => next.includes(status))),
        },
      ],
      isSet: statuses.length > 0,
      matches: isListed,
      onClear: () => actions.onStatusesChange([]),
    },
    texts: {
      heading: t('knowledge.documents.title'),
      search: t('knowledge.documents.search'),
      count: (count) => t('knowledge.documents.count', { count }),
      found: (count) => t('knowledge.documents.found', { count }),
      truncated: (figures) => t('knowledge.documents.truncated', figures),
    },
    empty: {
      title: t('knowledge.documents.empty.title'),
      description: t('knowledge.documents.empty.text'),
    },
    emptyFiltered: () => ({
      title: t('knowledge.documents.emptyFiltered.title'),
      description: t('knowledge.documents.emptyFiltered.text'),
    }),
  });
  const { selection } = list;
  return {
    ...list,
    all,
    selection: {
      ...selection,
      actions: (
        <DocumentBulkActions
          documents={list.selected()}
          onReindex={onReindex}
          onDelete={setDeleted}
          onDone={selection.onValueChange}
        />
      ),
    },
    deleted,
    onDeleted: selection.onValueChange,
    closeDeletion: () => setDeleted(null),
  };
}

const documentKey = ({ key }: KnowledgeDocument): string => key;
const nameOf = ({ name }: KnowledgeDocument) => name;
const textOf = ({ name, url }: KnowledgeDocument) => joinFields(name, url);
