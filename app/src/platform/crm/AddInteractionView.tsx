import { FIRST_BATCH } from '@platform/api';
import type { LoggableCall } from '@platform/api';
import { dataOf } from '@platform/ui';
import type { InteractionValues } from '@platform/ui/crm';
import { AddInteractionDialog } from '@platform/ui/internal';
import { useCallback } from 'react';
import { useSelect } from '../../data/useResource.ts';
import { contactHrefs } from './address.ts';
import { useContacts } from './lists.ts';
import type { LoadedContacts } from './lists.ts';
import { useLogCall } from './useLogCall.ts';
import { useContact } from './useContact.ts';
import { useContactWrites } from './useContactWrites.ts';
import { useCrmDrafts } from './useCrmDrafts.ts';

export interface AddInteractionViewProps {
  /** The call that the interaction logs. */
  call: LoggableCall;
  values: Partial<InteractionValues>;
  draftId: string;
  onClose: () => void;
}

export function AddInteractionView({ call, values, draftId, onClose }: AddInteractionViewProps) {
  const contacts = useContacts(FIRST_BATCH);
  const contact = dataOf(useContact(values.contactId ?? '', contacts));
  const offered = useSelect(
    contacts,
    useCallback(
      (list: LoadedContacts) =>
        !contact || list.items.includes(contact)
          ? list
          : { ...list, items: [contact, ...list.items] },
      [contact],
    ),
  );
  const { onCreateContact } = useContactWrites(dataOf(contacts)?.items);
  return (
    <AddInteractionDialog
      {...useCrmDrafts()}
      contacts={offered}
      contactHref={contactHrefs.contacts}
      onCreateContact={onCreateContact}
      onSave={useLogCall(call)}
      initialValues={values}
      draftId={draftId}
      onClose={onClose}
    />
  );
}
