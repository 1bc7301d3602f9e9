import type { Bot } from '@platform/domain';
import type { TextKey, Translate, botsTexts, commonTexts } from '@platform/i18n';
import { BotMessageSquare, Code } from 'lucide';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { TableLead } from '../../components/DataTable/TableLead.tsx';
import type { DataTableColumn } from '../../components/DataTable/types.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { ShortDate } from '../../internal/ShortDate.tsx';
import { IconTile } from '../../patterns/IconTile/IconTile.tsx';
import type { BotsScreenProps } from './types.ts';
import { Truncate } from '../../patterns/Truncate/Truncate.tsx';

type Texts = Translate<TextKey<typeof botsTexts | typeof commonTexts>>;

type Id = 'name' | 'knowledge' | 'updated' | 'actions';

export function botColumns(
  t: Texts,
  { botHref, embedHref }: Pick<BotsScreenProps, 'botHref' | 'embedHref'>,
): readonly DataTableColumn<Bot>[] {
  const head = (id: Id) => ({ id, header: t(`bots.list.column.${id}`) });

  function knowledge({ knowledgeBaseId, knowledgeBaseName }: Bot) {
    if (knowledgeBaseName !== '') return <Truncate isMuted>{knowledgeBaseName}</Truncate>;
    const missing = knowledgeBaseId === '' ? 'noKnowledge' : 'knowledgeGone';
    return <span data-missing>{t(`bots.list.${missing}`)}</span>;
  }

  return [
    {
      ...head('name'),
      weight: 4,
      skeleton: 'lead',
      sortValue: ({ name }) => name,
      cell: ({ id, name, description }) => (
        <TableLead
          media={<IconTile icon={BotMessageSquare} tone="accent" />}
          title={
            id === '' ? (
              <bdi>{name}</bdi>
            ) : (
              <Link href={botHref(id)}>
                <bdi>{name}</bdi>
              </Link>
            )
          }
          note={description ? <bdi>{description}</bdi> : undefined}
          hasTwoLines
        />
      ),
    },
    {
      ...head('knowledge'),
      weight: 3,
      stack: 'note',
      sortValue: ({ knowledgeBaseName }) => knowledgeBaseName,
      cell: knowledge,
    },
    {
      ...head('updated'),
      kind: 'date',
      stack: 'hidden',
      collapse: 'hide',
      sortValue: ({ updatedAt }) => updatedAt?.getTime(),
      cell: ({ updatedAt }) => <ShortDate date={updatedAt} />,
    },
    {
      ...head('actions'),
      kind: 'actions',
      cell: ({ id, name }) =>
        id === '' ? null : (
          <ButtonLink
            size="small"
            href={embedHref(id)}
            startIcon={<Icon icon={Code} />}
            aria-label={t('bots.list.embedBot', { name })}
          >
            {t('bots.list.embed')}
          </ButtonLink>
        ),
    },
  ];
}
