import { Page } from '@platform/ui';
import { ContactsScreen, InteractionsScreen, LeadsScreen } from '@platform/ui/crm';
import type {
  ContactsScreenProps,
  CrmLead,
  InteractionsScreenProps,
  LeadsScreenProps,
} from '@platform/ui/crm';
import { useCallback, useState } from 'react';
import { ready } from './fixtures.ts';

/** Keeps search and sorting, as the address does in the app. */
function useListState({
  search: first,
  sorting: order,
}: Pick<ContactsScreenProps, 'search' | 'sorting'>) {
  const [search, onSearchChange] = useState(first);
  const [sorting, onSortingChange] = useState(order);
  return { search, onSearchChange, sorting, onSortingChange };
}

export function StatefulContacts(props: ContactsScreenProps) {
  return (
    <Page>
      <ContactsScreen {...props} {...useListState(props)} />
    </Page>
  );
}

/** Moves a lead at once, as the app does. */
export function StatefulLeads(props: LeadsScreenProps) {
  const { onMoveLead } = props;
  const [status, onStatusFilterChange] = useState(props.status);
  const [view, onViewChange] = useState(props.view);
  const [leads, setLeads] = useState(props.leads);

  const move = useCallback(
    (lead: CrmLead, to: string) => {
      onMoveLead(lead, to);
      setLeads((before) =>
        before.status === 'ready'
          ? ready(
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
        {...useListState(props)}
        {...{ leads, status, onStatusFilterChange, view, onViewChange }}
        onMoveLead={move}
      />
    </Page>
  );
}

export function StatefulInteractions(props: InteractionsScreenProps) {
  const [type, onTypeFilterChange] = useState(props.type);
  return (
    <Page>
      <InteractionsScreen {...props} {...useListState(props)} {...{ type, onTypeFilterChange }} />
    </Page>
  );
}
