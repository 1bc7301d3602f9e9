import type { KnowledgeDocument } from '@platform/domain';
import { knowledgeTexts, useFormats, useTranslation } from '@platform/i18n';
import { useMemo, useState } from 'react';
import { joinFields } from '@platform/i18n/text';
import { useListSearch } from '../patterns/ListPage/useListSearch.ts';
import { useSelection } from '../patterns/ListPage/useSelection.ts';
import { useTableSelection } from '../patterns/ListPage/useTableSelection.ts';
import { dataOf } from '../remote.ts';
import { DocumentBulkActions } from './DocumentBulkActions.tsx';
import { documentColumns } from './documentColumns.tsx';
import type { KnowledgeBaseScreenProps } from './types.ts';

const NONE: readonly KnowledgeDocument[] = [];

type Options = Pick<
  KnowledgeBaseScreenProps,
  'documents' | 'documentHref' | 'search' | 'status' | 'onReindex'
>;

/** The documents that search and status leave, their columns, and what is done with several. */
export function useDocumentList(options: Options) {
  const { documents, documentHref, status, onReindex } = options;
  const t = useTranslation(knowledgeTexts);
  const formats = useFormats();
  const [deleted, setDeleted] = useState<readonly KnowledgeDocument[] | null>(null);
  const list = dataOf(documents);
  const all = list?.documents ?? NONE;
  const kept = useMemo(
    () => (status === '' ? all : all.filter((document) => document.status === status)),
    [all, status],
  );
  const { search, shown } = useListSearch(kept, textOf, options.search);
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
  const selection = useSelection(shown, documentKey);
  const forTable = useTableSelection(selection, nameOf);
  const selected = () => shown.filter(({ key }) => selection.value.has(key));
  return {
    all,
    shown,
    total: list?.total ?? all.length,
    isFiltered: list !== undefined && (search !== '' || status !== ''),
    columns,
    forTable,
    forPage: {
      ...selection,
      actions: (
        <DocumentBulkActions
          documents={selected()}
          onReindex={onReindex}
          onDelete={setDeleted}
          onDone={selection.onValueChange}
        />
      ),
    },
    /** What is asked about before it is deleted. */
    deleted,
    onDeleted: selection.onValueChange,
    closeDeletion: () => setDeleted(null),
  };
}

export const documentKey = ({ key }: KnowledgeDocument): string => key;
const nameOf = ({ name }: KnowledgeDocument) => name;
const textOf = ({ name, url }: KnowledgeDocument) => joinFields(name, url);
