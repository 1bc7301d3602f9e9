import { useFormats, useTranslation, voiceAgentsTexts, voiceTexts } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { useMemo } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { ListFilter } from '../../patterns/ListPage/ListFilter.tsx';
import { ListPage } from '../../patterns/ListPage/ListPage.tsx';
import { ListPaging } from '../../patterns/ListPage/ListPaging.tsx';
import { ListTable } from '../../patterns/ListPage/ListTable.tsx';
import { useVoiceHeader } from '../useVoiceHeader.tsx';
import { agentColumns } from './agentColumns.tsx';
import { AgentTableContext } from './AgentTableContext.ts';
import { Root } from './AgentTable.styles.ts';
import { agentTypeOptions } from '../../internal/agentTypes.ts';
import { CreateAgentAction } from './CreateAgentAction.tsx';
import { TemplateGallery } from './TemplateGallery.tsx';
import type { AgentsScreenProps, AgentStateFilter, AgentTypeFilter, VoiceAgent } from './types.ts';

const NONE: readonly VoiceAgent[] = [];

/** The voice agents: looked for, turned on and off, copied and deleted. Goes into a `Page`. */
export function AgentsScreen(props: AgentsScreenProps) {
  const { paths, agents, search, type, state, page, onPageChange, plansHref } = props;
  const { agentHref, onSwitch, onDuplicate, onDelete, onTest } = props;
  const t = useTranslation(voiceAgentsTexts, voiceTexts);
  const formats = useFormats();
  const header = useVoiceHeader(paths, 'agents');
  const columns = useMemo(() => agentColumns(t, formats), [t, formats]);
  const planRefusal = plansHref === undefined ? undefined : t('voiceAgents.planRefused');
  const actions = useMemo(
    () => ({ agentHref, onSwitch, onDuplicate, onDelete, onTest, planRefusal }),
    [agentHref, onSwitch, onDuplicate, onDelete, onTest, planRefusal],
  );
  const shown = agents.status === 'ready' ? agents.data : null;
  const rows = shown?.agents ?? NONE;
  const total = shown?.total ?? null;
  const isFiltered = trimText(search) !== '' || type !== '' || state !== '';
  const pageSize = shown?.pageSize ?? 0;
  const hasNext =
    shown !== null && (total === null ? rows.length >= pageSize : page * pageSize < total);
  const clear = () => {
    props.onSearchChange('');
    props.onTypeChange('');
    props.onStateChange('');
  };
  return (
    <ListPage
      {...header}
      actions={<CreateAgentAction href={paths.create} refusal={planRefusal} />}
      notice={
        plansHref === undefined ? null : (
          <Banner
            tone="info"
            actions={
              <ButtonLink href={plansHref} size="small">
                {t('voiceAgents.seePlans')}
              </ButtonLink>
            }
          >
            {planRefusal}
          </Banner>
        )
      }
      source={agents}
      toolbar={{
        heading: t('voiceAgents.section'),
        count:
          total === null
            ? undefined
            : {
                shown: formats.number(total),
                spoken: t('voiceAgents.count', { count: total }),
              },
        search: {
          label: t('voiceAgents.search'),
          value: search,
          onValueChange: props.onSearchChange,
        },
        filters: (
          <>
            <ListFilter
              label={t('voiceAgents.typeFilter')}
              allLabel={t('voiceAgents.allTypes')}
              options={agentTypeOptions(t)}
              value={type}
              onValueChange={(next) => props.onTypeChange(next as AgentTypeFilter)}
            />
            <ListFilter
              label={t('voiceAgents.stateFilter')}
              allLabel={t('voiceAgents.allStates')}
              options={[
                { value: 'online', label: t('voiceAgents.online') },
                { value: 'offline', label: t('voiceAgents.offline') },
              ]}
              value={state}
              onValueChange={(next) => props.onStateChange(next as AgentStateFilter)}
            />
          </>
        ),
        found: isFiltered && shown ? t('voiceAgents.found', { count: total ?? rows.length }) : '',
      }}
      paging={
        shown && (page > 1 || hasNext) ? (
          <ListPaging
            page={page}
            hasPrevious={page > 1}
            hasNext={hasNext}
            note={t('voiceAgents.perPage', { size: pageSize })}
            onPrevious={() => onPageChange(page - 1)}
            onNext={() => onPageChange(page + 1)}
          />
        ) : null
      }
    >
      <AgentTableContext value={actions}>
        <Root>
          <ListTable
            isWide
            label={t('voiceAgents.section')}
            columns={columns}
            rows={rows}
            getRowId={rowId}
            source={agents}
            loadingText={t('voiceAgents.loading')}
            rowHref={(agent) => (agent.id === '' ? undefined : agentHref(agent.id))}
            listIndent={46}
            empty={
              isFiltered
                ? {
                    title: t('voiceAgents.emptySearch'),
                    description: t('voiceAgents.emptySearchText'),
                    isFiltered: true,
                    onClear: clear,
                  }
                : {
                    title: t('voiceAgents.empty'),
                    description: t('voiceAgents.emptyText'),
                    illustration: null,
                    actions:
                      plansHref === undefined ? (
                        <TemplateGallery
                          templates={props.templates}
                          blankHref={paths.create}
                          templateHref={props.templateHref}
                        />
                      ) : null,
                  }
            }
          />
        </Root>
      </AgentTableContext>
    </ListPage>
  );
}

const rowId = ({ key }: VoiceAgent): string => key;
