import type { AgentName, Conversation, ConversationList } from '@platform/domain';
import { useFormats, useTranslation, voiceCallsTexts } from '@platform/i18n';
import { Download } from 'lucide';
import { useMemo, useRef } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { usePreload } from '../../../internal/lazyComponent.tsx';
import { useOpenRow } from '../../../internal/useOpenRow.ts';
import { ListPage } from '../../../patterns/ListPage/ListPage.tsx';
import { ListPaging } from '../../../patterns/ListPage/ListPaging.tsx';
import type { ListPagingProps } from '../../../patterns/ListPage/ListPaging.tsx';
import { ListTable } from '../../../patterns/ListPage/ListTable.tsx';
import { useList } from '../../../patterns/ListPage/useList.tsx';
import type { ScreenSlots } from '../../../patterns/ScreenSlots/types.ts';
import { dataOf } from '../../../remote.ts';
import type { Remote } from '../../../remote.ts';
import type { VoicePaths } from '../types.ts';
import { useVoiceHeader } from '../useVoiceHeader.tsx';
import { callColumns } from './callColumns.tsx';
import { callFilters } from './callFilters.ts';
import type { CallFilter } from './callsTypes.ts';
import { Notice } from './CallTable.styles.ts';
import { LazyCallPanel } from './CallPanel.tsx';

export interface CallHistoryScreenProps {
  /** Filter of the list. */
  filter: CallFilter;
  /** Called with the changed parts of the filter. */
  onFilterChange: (part: Partial<CallFilter>) => void;
  /** Agents to filter by. The chosen one stays listed after it was deleted. */
  agents: readonly AgentName[];
  /** Links of the section's tabs. */
  paths: VoicePaths;
  /** The requested page of calls, newest first. */
  calls: Remote<ConversationList>;
  /** Link that opens the panel of a call. */
  callHref: (callId: string) => string;
  /**
   * Returns the name of the call's contact, shown before its number; undefined if unknown. Memoise
   * it: a new function re-renders every row.
   */
  contactNameOf?: ((call: Conversation) => string | undefined) | undefined;
  /** Id of the open call, whose row is marked. */
  openCallId?: string | undefined;
  /** Opens a preview on Space; without it rows can only be opened. */
  callPreview?:
    | { onOpen: (callId: string) => void; onClose: () => void; onEnter: () => void }
    | undefined;
  /** Given if the filters apply only to the loaded calls, and more exist. */
  pickedFrom?: { counted: number; total: number } | undefined;
  /** Paging; omitted if one page holds every call. */
  paging?: ListPagingProps | undefined;
  /** Exports the shown calls; the caller adds those of other pages. Omitted: no Export button. */
  onExport?: ((calls: readonly Conversation[]) => void) | undefined;
  /** Custom parts. Columns: started, agent, number, duration, outcome, sentiment, latency. */
  slots?: ScreenSlots<Conversation> | undefined;
}

const NO_CALLS: readonly Conversation[] = [];

/** List of the voice agents' calls. Render it inside a `Page`. */
export function CallHistoryScreen(props: CallHistoryScreenProps) {
  const { calls, filter, onFilterChange, callHref, openCallId, callPreview } = props;
  const { contactNameOf, onExport, pickedFrom, slots } = props;
  const t = useTranslation(voiceCallsTexts);
  const formats = useFormats();
  const header = useVoiceHeader(props.paths, 'callHistory', slots);
  const rootRef = useRef<HTMLDivElement>(null);
  useOpenRow(rootRef, openCallId);
  usePreload(LazyCallPanel);
  const columns = useMemo(
    () => callColumns({ t, formats, callHref, contactNameOf }),
    [t, formats, callHref, contactNameOf],
  );
  const loaded = dataOf(calls);
  const rows = loaded?.conversations ?? NO_CALLS;
  const { agent, outcome, reason, direction } = filter;
  const list = useList({
    source: calls,
    rows,
    total: loaded?.total,
    idOf: rowId,
    nameOf,
    isSelectable: false,
    columns,
    slots,
    search: filter.search,
    onSearchChange: (search) => onFilterChange({ search }),
    filters: {
      items: callFilters(t, props),
      isSet: [agent, outcome, reason, direction].some(Boolean),
      onClear: () =>
        onFilterChange({ agent: '', outcome: '', reason: '', direction: '', search: '' }),
    },
    paging: props.paging,
    texts: {
      heading: t('voiceCalls.heading'),
      search: t('voiceCalls.search'),
      count: (count) => t('voiceCalls.count', { count }),
      found: (count) => t('voiceCalls.found', { count }),
    },
    empty: { title: t('voiceCalls.empty'), description: t('voiceCalls.emptyText') },
    emptyFiltered: () => ({
      title: t('voiceCalls.emptyFiltered'),
      description: t('voiceCalls.emptyFilteredText'),
    }),
  });
  return (
    <ListPage
      {...header}
      moreActions={
        onExport
          ? [
              {
                id: 'calls.export',
                label: t('voiceCalls.export'),
                icon: Download,
                onSelect: () => onExport(rows),
              },
            ]
          : undefined
      }
      {...list.page}
      paging={list.paging ? <ListPaging {...list.paging} /> : null}
    >
      {pickedFrom ? (
        <Notice>
          <Banner tone="info">
            {t('voiceCalls.pickedFrom', {
              counted: formats.number(pickedFrom.counted),
              total: formats.number(pickedFrom.total),
            })}
          </Banner>
        </Notice>
      ) : null}
      <div ref={rootRef}>
        <ListTable
          isWide
          {...list.table}
          loadingText={t('voiceCalls.loading')}
          rowHref={({ id }) => (id ? callHref(id) : undefined)}
          rowState={({ id }) => (id === openCallId ? 'selected' : undefined)}
          preview={
            callPreview && {
              ...callPreview,
              isOpen: openCallId !== undefined,
              onOpen: ({ id }) => callPreview.onOpen(id),
            }
          }
          listIndent={46}
          virtualFrom={virtualFrom}
        />
      </div>
    </ListPage>
  );
}

/** Mounting and unmounting a hundred of these rows is slow. */
const virtualFrom = 50;

const rowId = ({ key }: Conversation) => key;
const nameOf = ({ agentName }: Conversation) => agentName;
