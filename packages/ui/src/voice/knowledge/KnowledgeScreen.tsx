import { knowledgeTexts, useFormats, useTranslation, voiceKnowledgeTexts } from '@platform/i18n';
import { Library } from 'lucide';
import { useMemo, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { usePreload } from '../../internal/lazyComponent.tsx';
import { ListFilter } from '../../patterns/ListPage/ListFilter.tsx';
import { ListPage } from '../../patterns/ListPage/ListPage.tsx';
import { ListTable } from '../../patterns/ListPage/ListTable.tsx';
import { useListSearch } from '../../patterns/ListPage/useListSearch.ts';
import { RemoteError } from '../../patterns/RemoteContent/RemoteError.tsx';
import { dataOf } from '../../remote.ts';
import { useVoiceHeader } from '../useVoiceHeader.tsx';
import { baseRows, baseText } from './baseRows.ts';
import type { BaseRow } from './baseRows.ts';
import { knowledgeColumns } from './knowledgeColumns.tsx';
import { Rows } from './KnowledgeScreen.styles.ts';
import { LazyAttachDialog } from './lazyAttachDialog.ts';
import type { KnowledgeAgent, KnowledgeScreenProps, VoiceKnowledgeBase } from './types.ts';

const NO_BASES: readonly VoiceKnowledgeBase[] = [];
const NO_AGENTS: readonly KnowledgeAgent[] = [];

/** What agents answer from. Goes into a `Page`, whose width decides between table and list. */
export function KnowledgeScreen(props: KnowledgeScreenProps) {
  const { bases, agents: agentList, agentId } = props;
  const t = useTranslation(voiceKnowledgeTexts, knowledgeTexts);
  const formats = useFormats();
  const header = useVoiceHeader(props.paths, 'knowledgeBase');
  usePreload(LazyAttachDialog);
  const [chosen, setChosen] = useState<VoiceKnowledgeBase | null>(null);

  const loaded = dataOf(bases);
  const known = dataOf(agentList);
  const agents = known?.agents;
  const rows = useMemo(
    () => baseRows(loaded?.knowledgeBases ?? NO_BASES, agents),
    [loaded, agents],
  );
  const kept = useMemo(
    () =>
      agentId === '' ? rows : rows.filter((row) => row.agents?.some(({ id }) => id === agentId)),
    [rows, agentId],
  );
  const { search, shown } = useListSearch(kept, baseText, props.search);
  const columns = useMemo(() => knowledgeColumns(t, formats, setChosen), [t, formats]);

  const isFiltered = loaded !== undefined && (search !== '' || agentId !== '');
  const total = loaded?.total ?? rows.length;
  const agentTotal = known?.total ?? agents?.length ?? 0;
  const count = isFiltered ? shown.length : total;
  const clear = () => {
    props.onSearchChange('');
    props.onAgentChange('');
  };
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
        source={bases}
        toolbar={{
          heading: t('voiceKnowledge.section'),
          count: loaded && {
            shown: formats.number(count),
            spoken: t('voiceKnowledge.count', { count }),
          },
          search: {
            label: t('voiceKnowledge.search'),
            value: props.search,
            onValueChange: props.onSearchChange,
          },
          filters: (
            <ListFilter
              label={t('voiceKnowledge.filter.agent')}
              allLabel={t('voiceKnowledge.filter.allAgents')}
              options={(agents ?? NO_AGENTS).map(({ id, name }) => ({ value: id, label: name }))}
              value={agentId}
              onValueChange={props.onAgentChange}
            />
          ),
          found: isFiltered ? t('voiceKnowledge.found', { count: shown.length }) : '',
        }}
        listNotice={
          <>
            {agentList.status === 'error' ? (
              <RemoteError
                error={{ message: t('voiceKnowledge.agentsFailed'), retry: agentList.retry }}
              />
            ) : null}
            {total > rows.length ? (
              <Banner tone="info">
                {t('voiceKnowledge.cut', {
                  shown: formats.number(rows.length),
                  total: formats.number(total),
                })}
              </Banner>
            ) : null}
            {agents && agentTotal > agents.length ? (
              <Banner tone="info">
                {t('voiceKnowledge.agentsCut', {
                  shown: formats.number(agents.length),
                  total: formats.number(agentTotal),
                })}
              </Banner>
            ) : null}
          </>
        }
      >
        <Rows>
          <ListTable
            label={t('voiceKnowledge.section')}
            columns={columns}
            rows={shown}
            getRowId={rowId}
            source={bases}
            loadingText={t('voiceKnowledge.loading')}
            empty={{
              title: t('voiceKnowledge.empty.title'),
              description: t(`voiceKnowledge.empty.${isFiltered ? 'filtered' : 'text'}`),
              isFiltered,
              onClear: isFiltered ? clear : undefined,
            }}
          />
        </Rows>
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
