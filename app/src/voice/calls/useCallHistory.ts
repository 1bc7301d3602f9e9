import { conversations } from '@platform/api';
import type { Conversation, ConversationList } from '@platform/api';
import { useToday, useTranslation, voiceCallsTexts } from '@platform/i18n';
import { dataOf } from '@platform/ui';
import type { CallFilter } from '@platform/ui/voice';
import { useCallback, useMemo, useState } from 'react';
import { serverMessageOr } from '../../data/failures.ts';
import { useSelect } from '../../data/useResource.ts';
import type { LoadAll } from '../../platform/export/runExport.ts';
import { useCallContacts } from '../../platform/crm/useCallContacts.ts';
import { useApi } from '../../session/ApiContext.ts';
import { useDebouncedValue } from '../../platform/useDebouncedValue.ts';
import { useSearchState } from '../../routing/useSearchState.ts';
import { callHref, callsParams, voicePaths } from '../address.ts';
import { usePagedList } from '../usePagedList.ts';
import { callQuery, PAGE_ROWS } from './callQuery.ts';
import { loadMatchingCalls } from './loadMatchingCalls.ts';
import { isFilteredLocally, filterCalls } from './outcomeGroups.ts';
import { useAgentsByName } from './useAgentsByName.ts';
import { useCallExport } from './useCallExport.ts';

const SEARCH_DELAY_MS = 250;

export function useCallHistory() {
  const t = useTranslation(voiceCallsTexts);
  const [{ call, page, ...filter }, change] = useSearchState(callsParams, { panel: 'call' });
  const today = useToday();
  const search = useDebouncedValue(filter.search, SEARCH_DELAY_MS);
  const { outcome, reason } = filter;
  const isPicked = isFilteredLocally(filter);
  const { list: loaded, pageSize } = usePagedList(conversations, {
    page: isPicked ? 1 : page,
    wantedSize: PAGE_ROWS,
    queryOf: (of, size) => callQuery({ ...filter, search, page: of }, today, size),
    rowsIn: ({ conversations: rows }) => rows.length,
    errorText: (error) => serverMessageOr(error, t('voiceCalls.failed')),
  });
  const pick = useCallback(
    (all: ConversationList): ConversationList => {
      if (!isFilteredLocally({ outcome, reason })) return all;
      const fitting = filterCalls(all.conversations, { outcome, reason });
      return { ...all, conversations: fitting, total: fitting.length };
    },
    [outcome, reason],
  );
  const calls = useSelect(loaded, pick);
  const all = dataOf(loaded);
  const list = dataOf(calls);
  const rows = list?.conversations.length ?? 0;
  const hasNext = list?.total == null ? rows >= pageSize : page * pageSize < list.total;

  const findContact = useCallContacts(rows > 0);
  const contactNameOf = useMemo(
    () => findContact && ((of: Conversation) => findContact(of)?.name),
    [findContact],
  );

  const { http } = useApi();
  const isWhole = page === 1 && all !== undefined && all.conversations.length === all.total;
  const loadMatching = (loadAll: LoadAll) => loadMatchingCalls(http, loadAll, filter, today);

  const [isPreview, setPreview] = useState(false);
  if (isPreview && call === '') setPreview(false);
  const onOpen = useCallback((id: string) => change({ call: id }), [change]);
  const onClose = useCallback(() => change({ call: '' }), [change]);
  const callPreview = useMemo(
    () => ({
      onOpen: (id: string) => {
        setPreview(true);
        onOpen(id);
      },
      onClose,
      onEnter: () => setPreview(false),
    }),
    [onOpen, onClose],
  );

  const screen = {
    paths: voicePaths,
    calls,
    filter,
    onFilterChange: useCallback(
      (part: Partial<CallFilter>) => change({ ...part, page: 1 }),
      [change],
    ),
    agents: useAgentsByName(),
    callHref,
    contactNameOf,
    openCallId: call || undefined,
    callPreview,
    onExport: useCallExport(isWhole ? undefined : loadMatching),
    pickedFrom: isPicked ? truncationOf(all) : undefined,
    paging: isPicked
      ? undefined
      : {
          page,
          hasPrevious: page > 1,
          hasNext,
          onPrevious: () => change({ page: page - 1 }),
          onNext: () => change({ page: page + 1 }),
          note: list
            ? t('voiceCalls.rows', {
                first: rows === 0 ? 0 : (page - 1) * pageSize + 1,
                last: (page - 1) * pageSize + rows,
                total: list.total ?? rows,
              })
            : undefined,
        },
  };
  const panel =
    call === '' || calls.status === 'unavailable'
      ? null
      : { callId: call, calls, isPreview, callHref, onStep: onOpen, onClose };
  return { screen, panel };
}

function truncationOf(all: ConversationList | undefined) {
  const counted = all?.conversations.length ?? 0;
  const total = all?.total ?? counted;
  return total > counted ? { counted, total } : undefined;
}
