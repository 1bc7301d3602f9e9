import type { PhoneNumber } from '@platform/domain';
import { useLanguage, useTranslation, voiceNumbersTexts } from '@platform/i18n';
import { useCallback, useMemo, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { usePendingFormRequest } from '../../../internal/pendingFormRequest.ts';
import { lazyComponent, usePreload } from '../../../internal/lazyComponent.tsx';
import { CreateButton } from '../../../patterns/ListPage/CreateButton.tsx';
import { ListPage } from '../../../patterns/ListPage/ListPage.tsx';
import { ListTable } from '../../../patterns/ListPage/ListTable.tsx';
import { useList } from '../../../patterns/ListPage/useList.tsx';
import { dataOf } from '../../../remote.ts';
import { useVoiceHeader } from '../useVoiceHeader.tsx';
import { NumberSentence } from './NumberSentence.tsx';
import { numberColumns } from './numberColumns.tsx';
import { useSeveralNumbers } from './useSeveralNumbers.tsx';
import { numberRows, unattendedNumbers, rowText } from './numberRows.ts';
import type { NumberRow } from './numberRows.ts';
import type { NumberAgent, NumbersScreenProps } from './numbersTypes.ts';

const load = () => import('./dialogs.ts');
const LazyNumberDialog = lazyComponent(load, 'NumberDialog');
const LazyReleaseDialog = lazyComponent(load, 'ReleaseDialog');

const NO_NUMBERS: readonly PhoneNumber[] = [];
const NO_AGENTS: readonly NumberAgent[] = [];
const STATES = ['active', 'pending', 'inactive', 'noAgent', 'agentOffline'] as const;

/** List of phone numbers. Render it inside a `Page`. */
export function NumbersScreen(props: NumbersScreenProps) {
  const { numbers, agents: agentList, agentHref, states, agentId, actions, slots } = props;
  const { onAssign, onAssignSeveral, onReleaseSeveral } = actions;
  const t = useTranslation(voiceNumbersTexts);
  const { tag } = useLanguage();
  const header = useVoiceHeader(props.paths, 'phoneNumbers', slots);
  usePreload(LazyNumberDialog);
  const [edited, setEdited] = useState<PhoneNumber | 'new' | null>(null);
  const [released, setReleased] = useState<NumberRow | null>(null);

  const loaded = dataOf(numbers);
  const agents = dataOf(agentList);
  const rows = useMemo(
    () => numberRows(loaded?.phoneNumbers ?? NO_NUMBERS, agents),
    [loaded, agents],
  );
  usePendingFormRequest('phoneNumber', (id) => {
    const phoneNumber = rows.find(({ number }) => number.id === id)?.number;
    if (phoneNumber) setEdited(phoneNumber);
    return phoneNumber !== undefined;
  });
  const isNarrowed = states.length > 0 || agentId !== '';
  const isListed = useCallback(
    (row: NumberRow) =>
      (states.length === 0 || states.some((state) => state === row.state)) &&
      (agentId === '' || row.number.agentId === agentId),
    [states, agentId],
  );
  const columns = useMemo(
    () =>
      numberColumns(t, {
        tag,
        agentHref,
        onAssign,
        agents: agents ?? NO_AGENTS,
        onEdit: setEdited,
        onRelease: (number) => setReleased(rows.find((row) => row.number === number) ?? null),
      }),
    [t, tag, agentHref, onAssign, agents, rows],
  );
  const list = useList({
    source: numbers,
    rows,
    total: loaded?.total,
    idOf: rowId,
    nameOf,
    isSelectable: Boolean(onAssignSeveral ?? onReleaseSeveral),
    columns,
    hasRowMenu: true,
    slots,
    textOf: rowText,
    search: props.search,
    onSearchChange: actions.onSearchChange,
    filters: {
      items: [
        {
          kind: 'several',
          id: 'status',
          label: t('voiceNumbers.filter.status'),
          shortLabel: t('voiceNumbers.column.status'),
          allLabel: t('voiceNumbers.filter.allStatuses'),
          options: STATES.map((value) => ({ value, label: t(`voiceNumbers.status.${value}`) })),
          values: states,
          onValuesChange: (next) =>
            actions.onStatesChange(STATES.filter((state) => next.includes(state))),
        },
        {
          kind: 'one',
          id: 'agent',
          label: t('voiceNumbers.filter.agent'),
          allLabel: t('voiceNumbers.filter.allAgents'),
          options: (agents ?? NO_AGENTS).map(({ id, name }) => ({ value: id, label: name })),
          value: agentId,
          onValueChange: actions.onAgentChange,
        },
      ],
      isSet: isNarrowed,
      matches: isNarrowed ? isListed : undefined,
      onClear: () => {
        actions.onStatesChange([]);
        actions.onAgentChange('');
      },
    },
    texts: {
      heading: t('voiceNumbers.section'),
      search: t('voiceNumbers.search'),
      count: (count) => t('voiceNumbers.count', { count }),
      found: (count) => t('voiceNumbers.found', { count }),
      truncated: (figures) => t('voiceNumbers.truncated', figures),
    },
    empty: { title: t('voiceNumbers.empty.title'), description: t('voiceNumbers.empty.text') },
    emptyFiltered: () => ({
      title: t('voiceNumbers.empty.title'),
      description: t('voiceNumbers.empty.filtered'),
    }),
  });

  const several = useSeveralNumbers({
    selection: list.selection,
    selected: list.selected,
    agents: agents ?? NO_AGENTS,
    onAssignSeveral,
    onReleaseSeveral,
  });
  const silent = unattendedNumbers(rows);
  const [first] = silent;
  return (
    <>
      <ListPage
        {...header}
        actions={
          <CreateButton
            id="phoneNumbers.create"
            label={t('voiceNumbers.add')}
            onCreate={() => setEdited('new')}
          />
        }
        {...list.page}
        selection={several.selection}
        notice={
          first ? (
            <Banner
              tone="warning"
              title={t('voiceNumbers.unattached.title', { count: silent.length })}
            >
              {silent.length === 1 ? (
                <NumberSentence
                  text={t('voiceNumbers.unattached.one', { number: first.number })}
                  number={first.number}
                />
              ) : (
                t('voiceNumbers.unattached.more')
              )}
            </Banner>
          ) : null
        }
      >
        <ListTable
          isWide
          {...list.table}
          loadingText={t('voiceNumbers.loading')}
          onRowEdit={({ number }) => {
            if (number.id !== '') setEdited(number);
          }}
        />
      </ListPage>
      {edited ? (
        <LazyNumberDialog
          agents={agentList}
          drafts={props.drafts}
          number={edited === 'new' ? undefined : edited}
          onSave={(values) =>
            edited === 'new' ? actions.onAdd(values) : actions.onUpdate(edited, values)
          }
          onClose={() => setEdited(null)}
        />
      ) : null}
      {released ? (
        <LazyReleaseDialog
          number={released.number}
          agentName={released.agentName}
          onRelease={actions.onRelease}
          onClose={() => setReleased(null)}
        />
      ) : null}
      {several.dialog}
    </>
  );
}

const rowId = ({ number }: NumberRow): string => number.key;
const nameOf = ({ number }: NumberRow): string => number.label || number.number;
