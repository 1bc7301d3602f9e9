import { useFormats, useTranslation, voiceAgentsTexts, voiceTexts } from '@platform/i18n';
import { useMemo } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { ListPage } from '../../../patterns/ListPage/ListPage.tsx';
import { ListPaging } from '../../../patterns/ListPage/ListPaging.tsx';
import { ListTable } from '../../../patterns/ListPage/ListTable.tsx';
import { usePageSteps } from '../../../patterns/ListPage/usePageSteps.ts';
import { useList } from '../../../patterns/ListPage/useList.tsx';
import { lazyComponent } from '../../../internal/lazyComponent.tsx';
import { dataOf } from '../../../remote.ts';
import { useVoiceHeader } from '../useVoiceHeader.tsx';
import { agentColumns } from './agentColumns.tsx';
import { AgentTableContext } from './AgentTableContext.ts';
import { Root } from './AgentTable.styles.ts';
import { agentTypeOptions } from '../../../internal/agentTypes.ts';
import { CreateAgentAction } from './CreateAgentAction.tsx';
import { TemplateGallery } from './TemplateGallery.tsx';
import type {
  AgentsScreenProps,
  AgentStateFilter,
  AgentTypeFilter,
  VoiceAgent,
} from './agentsTypes.ts';

const LazyAgentBulkActions = lazyComponent(
  () => import('./AgentBulkActions.tsx'),
  'AgentBulkActions',
);

const NONE: readonly VoiceAgent[] = [];

/** List of voice agents. Render it inside a `Page`. */
export function AgentsScreen(props: AgentsScreenProps) {
  const { paths, agents, type, state, page, plansHref, agentHref, actions, slots } = props;
  const { onSwitch, onDuplicate, onDelete, onTest, onPageChange } = actions;
  const { onSwitchSeveral, onDeleteSeveral } = actions;
  const canSelect = Boolean(onSwitchSeveral ?? onDeleteSeveral);
  const t = useTranslation(voiceAgentsTexts, voiceTexts);
  const formats = useFormats();
  const header = useVoiceHeader(paths, 'agents', slots);
  const columns = useMemo(() => agentColumns(t, formats), [t, formats]);
  const planRefusal = plansHref === undefined ? undefined : t('voiceAgents.planRefused');
  const rowActions = useMemo(
    () => ({ agentHref, onSwitch, onDuplicate, onDelete, onTest, planRefusal }),
    [agentHref, onSwitch, onDuplicate, onDelete, onTest, planRefusal],
  );
  const loaded = dataOf(agents);
  const rows = loaded?.agents ?? NONE;
  const total = loaded?.total ?? null;
  const pageSize = slots?.parts.pageSize ?? loaded?.pageSize;
  const steps = usePageSteps({ page, pageSize, rows: rows.length, total });
  const list = useList({
    source: agents,
    rows,
    total,
    idOf: rowId,
    nameOf,
    isSelectable: canSelect,
    columns,
    hasRowMenu: true,
    slots,
    search: props.search,
    onSearchChange: actions.onSearchChange,
    filters: {
      items: [
        {
          kind: 'one',
          id: 'type',
          label: t('voiceAgents.typeFilter'),
          allLabel: t('voiceAgents.allTypes'),
          options: agentTypeOptions(t),
          value: type,
          onValueChange: (next) => actions.onTypeChange(next as AgentTypeFilter),
        },
        {
          kind: 'one',
          id: 'state',
          label: t('voiceAgents.stateFilter'),
          allLabel: t('voiceAgents.allStates'),
          options: [
            { value: 'online', label: t('voiceAgents.online') },
            { value: 'offline', label: t('voiceAgents.offline') },
          ],
          value: state,
          onValueChange: (next) => actions.onStateChange(next as AgentStateFilter),
        },
      ],
      isSet: type !== '' || state !== '',
      onClear: () => {
        actions.onTypeChange('');
        actions.onStateChange('');
      },
    },
    paging:
      loaded && (steps.hasPrevious || steps.hasNext)
        ? {
            page,
            hasPrevious: steps.hasPrevious,
            hasNext: steps.hasNext,
            note: t('voiceAgents.perPage', { size: steps.size }),
            onPrevious: () => onPageChange(page - 1),
            onNext: () => onPageChange(page + 1),
          }
        : undefined,
    texts: {
      heading: t('voiceAgents.section'),
      search: t('voiceAgents.search'),
      count: (count) => t('voiceAgents.count', { count }),
      found: (count) => t('voiceAgents.found', { count }),
    },
    empty: {
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
    },
    emptyFiltered: () => ({
      title: t('voiceAgents.emptySearch'),
      description: t('voiceAgents.emptySearchText'),
    }),
  });
  // One page does not contain the total.
  const count = total === null ? undefined : list.page.toolbar.count;
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
      {...list.page}
      selection={
        canSelect
          ? {
              ...list.selection,
              actions: (
                <LazyAgentBulkActions
                  agents={list.selected()}
                  onSwitchSeveral={onSwitchSeveral}
                  onDeleteSeveral={onDeleteSeveral}
                  onDone={list.selection.onValueChange}
                />
              ),
            }
          : undefined
      }
      toolbar={{ ...list.page.toolbar, count }}
      paging={list.paging ? <ListPaging {...list.paging} /> : null}
    >
      <AgentTableContext value={rowActions}>
        <Root>
          <ListTable
            isWide
            {...list.table}
            loadingText={t('voiceAgents.loading')}
            rowHref={(agent) => (agent.id === '' ? undefined : agentHref(agent.id))}
            listIndent={46}
          />
        </Root>
      </AgentTableContext>
    </ListPage>
  );
}

const rowId = ({ key }: VoiceAgent): string => key;
const nameOf = ({ name }: VoiceAgent): string => name;
