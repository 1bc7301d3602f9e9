import type { ContentRow } from '@platform/domain';
import type { TextKey, Translate, commonTexts, contentTexts } from '@platform/i18n';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { TableLead } from '../../../components/DataTable/TableLead.tsx';
import type { DataTableColumn } from '../../../components/DataTable/types.ts';
import { Link } from '../../../components/Link/Link.tsx';
import { ShortDate } from '../../../internal/ShortDate.tsx';
import { IconTile } from '../../../patterns/IconTile/IconTile.tsx';
import { ChangedMark } from '../../../patterns/ListPage/ChangedRecords.tsx';
import {
  CONTENT_STATES,
  kindIcon,
  languageTag,
  nativeLanguage,
  stateTone,
} from '../contentKinds.ts';
import { ContentActions } from './ContentActions.tsx';
import type { ContentItemActions } from './listTypes.ts';
import { Truncate } from '../../../patterns/Truncate/Truncate.tsx';
import { Author } from './ContentRows.styles.ts';

type Texts = Translate<TextKey<typeof contentTexts | typeof commonTexts>>;
type Id = 'title' | 'status' | 'language' | 'author' | 'updated' | 'actions';

export const kindText = (t: Texts, { type, typeText }: Pick<ContentRow, 'type' | 'typeText'>) =>
  type ? t(`content.type.${type}`) : typeText || t('common.notAvailable');

export const stateText = (
  t: Texts,
  { status, statusText }: Pick<ContentRow, 'status' | 'statusText'>,
) => (status ? t(`content.status.${status}`) : statusText || t('common.notAvailable'));

export function ContentTitle({
  item: { id, title },
  t,
  contentHref,
}: { item: ContentRow; t: Texts } & Pick<ContentItemActions, 'contentHref'>) {
  const name = title === '' ? t('content.untitled') : <bdi>{title}</bdi>;
  return id === '' ? name : <Link href={contentHref(id)}>{name}</Link>;
}

export function contentColumns(
  t: Texts,
  actions: ContentItemActions,
): readonly DataTableColumn<ContentRow>[] {
  const head = (id: Id) => ({ id, header: t(`content.column.${id}`) });
  const missing = <span data-missing>{t('common.notAvailable')}</span>;
  return [
    {
      ...head('title'),
      weight: 3,
      skeleton: 'lead',
      sortValue: ({ title }) => title || undefined,
      cell: (item) => (
        <>
          <TableLead
            media={<IconTile icon={kindIcon(item.type)} />}
            title={<ContentTitle item={item} t={t} contentHref={actions.contentHref} />}
            note={<bdi>{kindText(t, item)}</bdi>}
            hasTwoLines
          />
          <ChangedMark ids={[item.id]} />
        </>
      ),
    },
    {
      ...head('status'),
      kind: 'status',
      widthKey: (item) => stateText(t, item),
      sortValue: ({ status }) => (status ? CONTENT_STATES.indexOf(status) : CONTENT_STATES.length),
      cell: (item) => <Badge tone={stateTone(item.status)}>{stateText(t, item)}</Badge>,
    },
    {
      ...head('language'),
      kind: 'choice',
      stack: 'hidden',
      collapse: 'hide',
      sortValue: ({ language }) => nativeLanguage(language) || undefined,
      cell: ({ language }) =>
        language === '' ? (
          missing
        ) : (
          <Truncate isMuted lang={languageTag(language)}>
            {nativeLanguage(language)}
          </Truncate>
        ),
    },
    {
      ...head('author'),
      stack: 'hidden',
      collapse: 'hide',
      collapseOrder: 3,
      sortValue: ({ author }) => author.name || undefined,
      cell: ({ author }) =>
        author.name === '' ? (
          missing
        ) : (
          <Author forwardedAs="span" direction="row" gap="2-5">
            <Avatar name={author.name} id={author.id} size="small" />
            <Truncate>{author.name}</Truncate>
          </Author>
        ),
    },
    {
      ...head('updated'),
      kind: 'date',
      align: 'end',
      sortValue: ({ updatedAt }) => updatedAt?.getTime(),
      cell: ({ updatedAt }) => <ShortDate date={updatedAt} isMuted />,
    },
    {
      ...head('actions'),
      isHeaderHidden: true,
      kind: 'actions',
      cell: (item) => <ContentActions item={item} {...actions} />,
    },
  ];
}
