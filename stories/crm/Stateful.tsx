import { Page } from '@platform/ui';
import { ContactsScreen, InteractionsScreen, LeadsScreen } from '@platform/ui/crm';
import type {
  ContactsScreenProps,
  CrmLead,
  CrmListState,
  InteractionsScreenProps,
  LeadsScreenProps,
} from '@platform/ui/crm';
import { useCallback, useState } from 'react';
import { readyList } from './fixtures.ts';

/** Keeps search and sorting, as the URL does in the app. */
function useListState({ search: first, sorting: order }: CrmListState) {
  const [search, onSearchChange] = useState(first);
  const [sorting, onSortingChange] = useState(order);
  return { listState: { search, sorting }, handlers: { onSearchChange, onSortingChange } };
}

export function StatefulContacts({ state, actions, ...props }: ContactsScreenProps) {
  const { listState, handlers } = useListState(state);
  const [filters, setFilters] = useState(state.filters);
  return (
    <Page>
      <ContactsScreen
        {...props}
        state={{ ...state, ...listState, filters }}
        actions={{
          ...actions,
          ...handlers,
          onFiltersChange: actions.onFiltersChange && setFilters,
        }}
      />
    </Page>
  );
}

/** Moves a lead at once, as the app does. */
export function StatefulLeads({ state, actions, ...props }: LeadsScreenProps) {
  const { onMoveLead } = actions;
  const { listState, handlers } = useListState(state);
  const [statuses, onStatusesChange] = useState(state.statuses);
  const [view, onViewChange] = useState(state.view);
  const [created, onCreatedChange] = useState(state.created);
  const [leads, setLeads] = useState(state.leads);

  const move = useCallback(
    (lead: CrmLead, to: string) => {
      onMoveLead(lead, to);
      setLeads((before) =>
        before.status === 'ready'
          ? readyList(
              before.data.items.map((one) =>
                one.key === lead.key ? { ...one, statusText: to } : one,
              ),
            )
          : before,
      );
    },
    [onMoveLead],
  );

  return (
    <Page>
      <LeadsScreen
        {...props}
        state={{ ...state, ...listState, leads, statuses, view, created }}
        actions={{
          ...actions,
          ...handlers,
          onStatusesChange,
          onViewChange,
          onCreatedChange,
          onMoveLead: move,
        }}
      />
    </Page>
  );
}

export function StatefulInteractions({ state, actions, ...props }: InteractionsScreenProps) {
  const { listState, handlers } = useListState(state);
  const [type, onTypeFilterChange] = useState(state.type);
  const [created, onCreatedChange] = useState(state.created);
  return (
    <Page>
      <InteractionsScreen
        {...props}
        state={{ ...state, ...listState, type, created }}
        actions={{ ...actions, ...handlers, onTypeFilterChange, onCreatedChange }}
      />
    </Page>
  );
}
