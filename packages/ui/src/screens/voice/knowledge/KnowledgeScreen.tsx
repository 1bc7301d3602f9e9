import type { KnowledgeBase } from '@platform/domain';
import { knowledgeTexts, useFormats, useTranslation, voiceKnowledgeTexts } from '@platform/i18n';
import { Library } from 'lucide';
import { useMemo, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { lazyComponent, usePreload } from '../../../internal/lazyComponent.tsx';
import { ListPage } from '../../../patterns/ListPage/ListPage.tsx';
import { ListTable } from '../../../patterns/ListPage/ListTable.tsx';
import { useList } from '../../../patterns/ListPage/useList.tsx';
import { RemoteError } from '../../../patterns/RemoteContent/RemoteError.tsx';
import { dataOf } from '../../../remote.ts';
import { useVoiceHeader } from '../useVoiceHeader.tsx';
import { baseRows, baseText } from './baseRows.ts';
import type { BaseRow } from './baseRows.ts';
import { knowledgeColumns } from './knowledgeColumns.tsx';
import type { KnowledgeAgent, KnowledgeScreenProps } from './knowledgeTypes.ts';

const LazyAttachDialog = lazyComponent(() => import('./AttachDialog.tsx'), 'AttachDialog');

const NO_BASES: readonly KnowledgeBase[] = [];
const NO_AGENTS: readonly KnowledgeAgent[] = [];

/** List of knowledge bases. Render it inside a `Page`. */
export function KnowledgeScreen(props: KnowledgeScreenProps) {
  const { bases, agents: agentList, agentId, slots } = props;
  const t = useTranslation(voiceKnowledgeTexts, knowledgeTexts);
  const formats = useFormats();
  const header = useVoiceHeader(props.paths, 'knowledgeBase', slots);
  usePreload(LazyAttachDialog);
  const [chosen, setChosen] = useState<KnowledgeBase | null>(null);

  const loaded = dataOf(bases);
  const known = dataOf(agentList);
  const agents = known?.agents;
  const rows = useMemo(
    () => baseRows(loaded?.knowledgeBases ?? NO_BASES, agents),
    [loaded, agents],
  );
  const isListed = useMemo(
    () =>
      agentId === ''
        ? undefined
        : (row: BaseRow) => row.agents?.some(({ id }) => id === agentId) === true,
    [agentId],
  );
  const columns = useMemo(() => knowledgeColumns(t, formats, setChosen), [t, formats]);
  const list = useList({
    source: bases,
    rows,
    total: loaded?.total,
    idOf: rowId,
    nameOf,
    isSelectable: false,
    columns,
    slots,
    textOf: baseText,
    search: props.search,
    onSearchChange: props.onSearchChange,
    filters: {
      items: [
        {
          kind: 'one',
          id: 'agent',
          label: t('voiceKnowledge.filter.agent'),
          allLabel: t('voiceKnowledge.filter.allAgents'),
          options: (agents ?? NO_AGENTS).map(({ id, name }) => ({ value: id, label: name })),
          value: agentId,
          onValueChange: props.onAgentChange,
        },
      ],
      isSet: agentId !== '',
      matches: isListed,
      onClear: () => props.onAgentChange(''),
    },
    texts: {
      heading: t('voiceKnowledge.section'),
      search: t('voiceKnowledge.search'),
      count: (count) => t('voiceKnowledge.count', { count }),
      found: (count) => t('voiceKnowledge.found', { count }),
      truncated: (figures) => t('voiceKnowledge.truncated', figures),
    },
    empty: { title: t('voiceKnowledge.empty.title'), description: t('voiceKnowledge.empty.text') },
    emptyFiltered: () => ({
      title: t('voiceKnowledge.empty.title'),
      description: t('voiceKnowledge.empty.filtered'),
    }),
  });

  const agentTotal = known?.total ?? agents?.length ?? 0;
  return (
    <>
      <ListPage
        {...header}
        moreActions={
          props.libraryHref
            ? [
                {
                  id: 'knowledge.open',
                  label: t('knowledge.documents.title'),
                  icon: Library,
                  href: props.libraryHref,
                },
              ]
            : undefined
        }
        {...list.page}
        listNotice={
          <>
            {agentList.status === 'error' ? (
              <RemoteError
                error={{ message: t('voiceKnowledge.agentsFailed'), retry: agentList.retry }}
              />
            ) : null}
            {list.page.listNotice}
            {agents && agentTotal > agents.length ? (
              <Banner tone="info">
                {t('voiceKnowledge.agentsTruncated', {
                  shown: formats.number(agents.length),
                  total: formats.number(agentTotal),
                })}
              </Banner>
            ) : null}
          </>
        }
      >
        <ListTable {...list.table} loadingText={t('voiceKnowledge.loading')} />
      </ListPage>
      {chosen ? (
        <LazyAttachDialog
          base={chosen}
          agents={agentList}
          pending={props.pending}
          onAttach={props.onAttach}
          onRetrievalChange={props.onRetrievalChange}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </>
  );
}

const rowId = ({ base }: BaseRow): string => base.key;
const nameOf = ({ base }: BaseRow): string => base.name;
