import type { AgentName, KnowledgeDocument } from '@platform/domain';
import type { commonTexts, Formats, knowledgeTexts, TextKey, Translate } from '@platform/i18n';
import { TableLead } from '../../components/DataTable/TableLead.tsx';
import type { DataTableColumn } from '../../components/DataTable/types.ts';
import { Link } from '../../components/Link/Link.tsx';
import { ShortDate } from '../../internal/ShortDate.tsx';
import { IconTile } from '../../patterns/IconTile/IconTile.tsx';
import { Truncate } from '../../patterns/Truncate/Truncate.tsx';
import { DocumentActions } from './DocumentActions.tsx';
import type { DocumentActionsProps } from './DocumentActions.tsx';
import { documentIcon } from './documentLook.ts';
import { DocumentStatus } from './DocumentStatus.tsx';

type Texts = Translate<TextKey<typeof knowledgeTexts | typeof commonTexts>>;

interface ColumnOptions extends Omit<DocumentActionsProps, 'document'> {
  formats: Formats;
  documentHref: (id: string) => string;
}

export function userNames(t: Texts, users: readonly AgentName[]): string {
  const [first, second] = users;
  if (!first) return '';
  if (!second) return first.name;
  if (users.length === 2) return `${first.name}, ${second.name}`;
  return t('knowledge.documents.more', { names: first.name, count: users.length - 1 });
}

export function documentColumns(
  t: Texts,
  { formats, documentHref, ...actions }: ColumnOptions,
): readonly DataTableColumn<KnowledgeDocument>[] {
  const head = (id: 'name' | 'type' | 'status' | 'chunks' | 'updated' | 'usedBy' | 'actions') => ({
    id,
    header: t(`knowledge.documents.column.${id}`),
  });
  const typeText = ({ type }: KnowledgeDocument) =>
    t(`knowledge.documents.type.${type ?? 'unknown'}`);

  return [
    {
      ...head('name'),
      weight: 4,
      skeleton: 'lead',
      sortValue: ({ name }) => name,
      cell: (row) => (
        <TableLead
          media={<IconTile icon={documentIcon(row.type)} />}
          title={
            <Link href={documentHref(row.id)}>
              <bdi>{row.name}</bdi>
            </Link>
          }
          note={
            <>
              {typeText(row)} · <ShortDate date={row.updatedAt} />
            </>
          }
        />
      ),
    },
    {
      ...head('type'),
      kind: 'choice',
      stack: 'hidden',
      collapse: 'note',
      collapseOrder: 3,
      sortValue: typeText,
      cell: typeText,
    },
    {
      ...head('status'),
      kind: 'status',
      sortValue: ({ status }) => status,
      cell: (row) => <DocumentStatus document={row} />,
    },
    {
      ...head('chunks'),
      kind: 'number',
      stack: 'hidden',
      collapse: 'hide',
      sortValue: ({ passages }) => passages,
      cell: ({ passages }) =>
        passages === null ? <span data-missing>–</span> : formats.number(passages),
    },
    {
      ...head('updated'),
      kind: 'date',
      stack: 'hidden',
      collapse: 'note',
      collapseOrder: 3,
      sortValue: ({ updatedAt }) => updatedAt?.getTime(),
      cell: ({ updatedAt }) => <ShortDate date={updatedAt} />,
    },
    {
      ...head('usedBy'),
      stack: 'hidden',
      collapse: 'hide',
      collapseOrder: 2,
      cell: ({ usedBy }) =>
        usedBy.length === 0 ? (
          <span data-missing>{t('knowledge.documents.noAgent')}</span>
        ) : (
          <Truncate title={usedBy.map(({ name }) => name).join(', ')}>
            {userNames(t, usedBy)}
          </Truncate>
        ),
    },
    {
      ...head('actions'),
      kind: 'actions',
      cell: (row) => <DocumentActions {...actions} document={row} />,
    },
  ];
}
