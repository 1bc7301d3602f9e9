import { formDrafts } from '@platform/flows';
import type { ContactValues, InteractionValues, LeadValues } from '@platform/ui';
import { useMemo } from 'react';
import { userAtom } from '../../session/sessionAtoms.ts';
import { useAtomValue } from '../state.ts';

const contact: readonly (keyof ContactValues)[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'jobTitle',
  'notes',
];
const lead: readonly (keyof LeadValues)[] = ['contactId', 'status', 'source', 'ownerId', 'notes'];
const interaction: readonly (keyof InteractionValues)[] = [
  'contactId',
  'type',
  'direction',
  'summary',
];

/** The drafts of forms that were open when a session ended, offered to the same person again. */
export function useDrafts() {
  const userId = useAtomValue(userAtom)?.id ?? '';
  return useMemo(
    () => ({
      contactDrafts: formDrafts(userId, 'contact', contact),
      leadDrafts: formDrafts(userId, 'lead', lead),
      interactionDrafts: formDrafts(userId, 'interaction', interaction),
    }),
    [userId],
  );
}
