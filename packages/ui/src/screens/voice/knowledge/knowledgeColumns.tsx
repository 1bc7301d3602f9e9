import type { KnowledgeBase } from '@platform/domain';
import type { Formats, TextKey, Translate, commonTexts, voiceKnowledgeTexts } from '@platform/i18n';
import { Users } from 'lucide';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { TableLead } from '../../../components/DataTable/TableLead.tsx';
import type { DataTableColumn } from '../../../components/DataTable/types.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Tooltip } from '../../../components/Tooltip/Tooltip.tsx';
import { ShortDate } from '../../../internal/ShortDate.tsx';
import { hasNoReadyDocuments } from './baseRows.ts';
import type { BaseRow } from './baseRows.ts';
import { Truncate } from '../../../patterns/Truncate/Truncate.tsx';

type Texts = Translate<TextKey<typeof voiceKnowledgeTexts | typeof commonTexts>>;

type Id = 'name' | 'documents' | 'agents' | 'updated' | 'actions';

const mostNames = 2;

export function knowledgeColumns(
  t: Texts,
  formats: Formats,
  onChoose: (base: KnowledgeBase) => void,
): readonly DataTableColumn<BaseRow>[] {
  const head = (id: Id) => ({ id, header: t(`voiceKnowledge.column.${id}`) });

  function documentsText({ base }: BaseRow): string {
    const { documents: total, readyDocuments: ready } = base;
    if (hasNoReadyDocuments(base)) return t('voiceKnowledge.noneReady');
    if (total === null) return t('common.notAvailable');
    if (ready === null) return formats.number(total);
    return t('voiceKnowledge.ready', {
      ready: formats.number(ready),
      total: formats.number(total),
    });
  }

  function documents(row: BaseRow) {
    const text = documentsText(row);
    if (hasNoReadyDocuments(row.base)) {
      return (
        <Tooltip content={t('voiceKnowledge.noneReadyHint')}>
          <Badge tone="warning">{text}</Badge>
        </Tooltip>
      );
    }
    return row.base.documents === null ? <span data-missing>{text}</span> : text;
  }

  function names({ agents }: BaseRow) {
    if (agents === null) return <span data-missing>–</span>;
    if (agents.length === 0) return <span data-missing>{t('voiceKnowledge.noAgent')}</span>;
    const first = agents.slice(0, mostNames).map(({ name }) => name);
    const rest = agents.length - first.length;
    const text = first.join(', ');
    return (
      <Truncate isMuted>
        {rest > 0 ? t('voiceKnowledge.more', { names: text, count: rest }) : text}
      </Truncate>
    );
  }

  return [
    {
      ...head('name'),
      weight: 5,
      skeleton: 'lead',
      sortValue: ({ base }) => base.name,
      cell: ({ base }) => (
        <TableLead
          title={<bdi>{base.name}</bdi>}
          note={base.description ? <bdi>{base.description}</bdi> : undefined}
          hasTwoLines
        />
      ),
    },
    {
      ...head('documents'),
      kind: 'status',
      sortValue: ({ base }) => base.readyDocuments ?? base.documents,
      widthKey: documentsText,
      cell: documents,
    },
    { ...head('agents'), weight: 4, stack: 'note', cell: names },
    {
      ...head('updated'),
      kind: 'date',
      stack: 'hidden',
      collapse: 'hide',
      sortValue: ({ base }) => base.updatedAt?.getTime(),
      cell: ({ base }) => <ShortDate date={base.updatedAt} />,
    },
    {
      ...head('actions'),
      kind: 'actions',
      cell: ({ base, agents }) =>
        base.id === '' || agents === null ? null : (
          <IconButton
            size="small"
            icon={<Icon icon={Users} />}
            label={t('voiceKnowledge.chooseFor', { name: base.name })}
            tooltip={t('voiceKnowledge.choose')}
            aria-haspopup="dialog"
            onClick={() => onChoose(base)}
          />
        ),
    },
  ];
}
