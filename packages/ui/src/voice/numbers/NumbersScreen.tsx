import { useFormats, useLanguage, useTranslation, voiceNumbersTexts } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { useMemo, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { useAskedForm } from '../../internal/askedForm.ts';
import { usePreload } from '../../internal/lazyComponent.tsx';
import { useAfterPaint } from '../../internal/useAfterPaint.ts';
import { CreateButton } from '../../patterns/ListPage/CreateButton.tsx';
import { ListFilter } from '../../patterns/ListPage/ListFilter.tsx';
import { ListPage } from '../../patterns/ListPage/ListPage.tsx';
import { ListTable } from '../../patterns/ListPage/ListTable.tsx';
import { useRowSearch } from '../../patterns/ListPage/useRowSearch.ts';
import { dataOf } from '../../remote.ts';
import { useVoiceHeader } from '../useVoiceHeader.tsx';
import { LazyNumberDialog, LazyReleaseDialog } from './lazyDialogs.ts';
import { NumberSentence } from './NumberSentence.tsx';
import { numberColumns } from './numberColumns.tsx';
import { numberRows, ringingOut, rowText } from './numberRows.ts';
import type { NumberRow } from './numberRows.ts';
import { Rows } from './NumbersScreen.styles.ts';
import type { NumberAgent, NumbersScreenProps, VoiceNumber } from './types.ts';

const NO_NUMBERS: readonly VoiceNumber[] = [];
const NO_AGENTS: readonly NumberAgent[] = [];
const STATES = ['active', 'pending', 'inactive', 'noAgent', 'agentOffline'] as const;

/** The telephone numbers. Goes into a `Page`, whose width decides between table and list. */
export function NumbersScreen(props: NumbersScreenProps) {
  const { numbers, agents: agentList, agentHref, onAssign, state, agentId } = props;
  const t = useTranslation(voiceNumbersTexts);
  const formats = useFormats();
  const { tag } = useLanguage();
  const header = useVoiceHeader(props.paths, 'phoneNumbers');
  usePreload(LazyNumberDialog);
  /** The number being edited, 'new' for one to be added. */
  const [edited, setEdited] = useState<VoiceNumber | 'new' | null>(null);
  const [released, setReleased] = useState<NumberRow | null>(null);

  const loaded = dataOf(numbers);
  const agents = dataOf(agentList);
  const rows = useMemo(
    () => numberRows(loaded?.phoneNumbers ?? NO_NUMBERS, agents),
    [loaded, agents],
  );
  useAskedForm('phoneNumber', (id) => {
    const asked = rows.find(({ number }) => number.id === id)?.number;
    if (asked) setEdited(asked);
    return asked !== undefined;
  });
  const kept = useMemo(
    () =>
      rows.filter(
        (row) =>
          (state === '' || row.state === state) &&
          (agentId === '' || row.number.agentId === agentId),
      ),
    [rows, state, agentId],
  );
  const search = trimText(useAfterPaint(props.search));
  const shown = useRowSearch(kept, rowText, search);
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

  const isFiltered = loaded !== undefined && (search !== '' || state !== '' || agentId !== '');
  const silent = ringingOut(rows);
  const [first] = silent;
  const total = loaded?.total ?? rows.length;
  const count = isFiltered ? shown.length : total;
  const clear = () => {
    props.onSearchChange('');
    props.onStateChange('');
    props.onAgentChange('');
  };
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
        source={numbers}
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
        toolbar={{
          heading: t('voiceNumbers.section'),
          count: loaded && {
            shown: formats.number(count),
            spoken: t('voiceNumbers.count', { count }),
          },
          search: {
            label: t('voiceNumbers.search'),
            value: props.search,
            onValueChange: props.onSearchChange,
          },
          filters: (
            <>
              <ListFilter
                label={t('voiceNumbers.filter.status')}
                allLabel={t('voiceNumbers.filter.allStatuses')}
                options={STATES.map((value) => ({
                  value,
                  label: t(`voiceNumbers.status.${value}`),
                }))}
                value={state}
                onValueChange={props.onStateChange}
              />
              <ListFilter
                label={t('voiceNumbers.filter.agent')}
                allLabel={t('voiceNumbers.filter.allAgents')}
                options={(agents ?? NO_AGENTS).map(({ id, name }) => ({ value: id, label: name }))}
                value={agentId}
                onValueChange={props.onAgentChange}
              />
            </>
          ),
          found: isFiltered ? t('voiceNumbers.found', { count: shown.length }) : '',
        }}
        listNotice={
          total > rows.length ? (
            <Banner tone="info">
              {t('voiceNumbers.cut', {
                shown: formats.number(rows.length),
                total: formats.number(total),
              })}
            </Banner>
          ) : null
        }
      >
        <Rows>
          <ListTable
            isWide
            label={t('voiceNumbers.section')}
            columns={columns}
            rows={shown}
            getRowId={rowId}
            source={numbers}
            loadingText={t('voiceNumbers.loading')}
            empty={{
              title: t('voiceNumbers.empty.title'),
              description: t(`voiceNumbers.empty.${isFiltered ? 'filtered' : 'text'}`),
              isFiltered,
              onClear: isFiltered ? clear : undefined,
            }}
            onRowEdit={({ number }) => {
              if (number.id !== '') setEdited(number);
            }}
          />
        </Rows>
      </ListPage>
      {edited ? (
        <LazyNumberDialog
          agents={agentList}
          drafts={props.drafts}
          number={edited === 'new' ? undefined : edited}
          onSave={(values) =>
            edited === 'new' ? props.onAdd(values) : props.onUpdate(edited, values)
          }
          onClose={() => setEdited(null)}
        />
      ) : null}
      {released ? (
        <LazyReleaseDialog
          number={released.number}
          agentName={released.agentName}
          onRelease={props.onRelease}
          onClose={() => setReleased(null)}
        />
      ) : null}
    </>
  );
}

const rowId = ({ number }: NumberRow): string => number.key;
