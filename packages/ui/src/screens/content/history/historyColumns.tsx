import type { ContentEvent, ContentEventKind } from '@platform/domain';
import type {
  Formats,
  TextKey,
  Translate,
  commonTexts,
  contentHistoryTexts,
  contentTexts,
} from '@platform/i18n';
import { formatClock } from '@platform/i18n';
import {
  Archive,
  ArchiveRestore,
  FilePlus2,
  History,
  PenLine,
  Sparkles,
  SquareDashed,
  Trash2,
} from 'lucide';
import { TableLead } from '../../../components/DataTable/TableLead.tsx';
import type { DataTableColumn } from '../../../components/DataTable/types.ts';
import type { IconShape } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { IconTile } from '../../../patterns/IconTile/IconTile.tsx';
import type { HistoryScreenProps } from './historyTypes.ts';
import { Truncate } from '../../../patterns/Truncate/Truncate.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { CompareLink } from './HistoryScreen.styles.ts';

type Texts = Translate<
  TextKey<typeof contentHistoryTexts | typeof contentTexts | typeof commonTexts>
>;

const icons: Readonly<Record<ContentEventKind, IconShape>> = {
  generated: Sparkles,
  created: FilePlus2,
  edited: PenLine,
  restored: History,
  archived: Archive,
  unarchived: ArchiveRestore,
  deleted: Trash2,
};

function eventText(t: Texts, { kind, kindText, version, fromVersion }: ContentEvent): string {
  if (kind === null) return kindText || t('common.notAvailable');
  if (kind === 'restored' && fromVersion !== null) {
    return t('contentHistory.event.restoredFrom', { version: fromVersion });
  }
  const eventText = t(`contentHistory.event.${kind}`);
  return version === null
    ? eventText
    : t('contentHistory.event.version', { event: eventText, version });
}

export interface HistoryLinks extends Pick<HistoryScreenProps, 'compareHref'> {
  eventHref: (event: ContentEvent) => string | undefined;
}

export function historyColumns(
  t: Texts,
  formats: Formats,
  { eventHref, compareHref }: HistoryLinks,
): readonly DataTableColumn<ContentEvent>[] {
  return [
    {
      id: 'event',
      header: t('contentHistory.column.event'),
      weight: 3,
      skeleton: 'lead',
      cell: (event) => {
        const title = event.title ? <bdi>{event.title}</bdi> : t('content.untitled');
        const href = eventHref(event);
        return (
          <TableLead
            media={
              <IconTile
                icon={event.kind ? icons[event.kind] : SquareDashed}
                tone={event.kind === 'deleted' ? 'danger' : 'neutral'}
              />
            }
            title={href ? <Link href={href}>{title}</Link> : title}
            aside={
              event.isDeleted && event.kind !== 'deleted' ? t('contentHistory.gone') : undefined
            }
            note={eventText(t, event)}
            hasTwoLines
          />
        );
      },
    },
    {
      id: 'author',
      header: t('content.column.author'),
      stack: 'hidden',
      cell: ({ author }) => <Truncate isMuted>{author.name || t('content.someone')}</Truncate>,
    },
    {
      id: 'when',
      header: t('contentHistory.column.when'),
      kind: 'dateTime',
      widthKey: ({ createdAt }) => createdAt?.getTime(),
      cell: ({ createdAt }) =>
        createdAt ? (
          <Text tone="secondary" isTabular>
            <time dateTime={createdAt.toISOString()}>
              {formats.date(createdAt)} {formatClock(createdAt)}
            </time>
          </Text>
        ) : (
          t('common.notAvailable')
        ),
    },
    {
      id: 'actions',
      header: t('content.column.actions'),
      isHeaderHidden: true,
      kind: 'actions',
      stack: 'meta',
      cell: ({ contentId, version, isDeleted, title }) =>
        version === null || isDeleted ? null : (
          <CompareLink
            href={compareHref(contentId, version)}
            aria-label={t('contentHistory.compareOf', { title, version })}
          >
            {t('contentHistory.compare')}
          </CompareLink>
        ),
    },
  ];
}
