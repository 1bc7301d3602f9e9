import type { ContactValues, DraftBox, InteractionValues, LeadValues } from '@platform/ui';
import { useMemo } from 'react';
import { readDraft, writeDraft } from '../shared/drafts/drafts.ts';
import { userAtom } from '../shared/session/sessionAtoms.ts';
import { useAtomValue } from '../shared/state/index.ts';

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

/** What a session ended under, form by form, offered to the same person again (reliability S24). */
export function useDrafts() {
  const userId = useAtomValue(userAtom)?.id ?? '';
  return useMemo(
    () => ({
      contactDrafts: draftBox(userId, 'contact', contact),
      leadDrafts: draftBox(userId, 'lead', lead),
      interactionDrafts: draftBox(userId, 'interaction', interaction),
    }),
    [userId],
  );
}

function draftBox<Name extends string>(
  userId: string,
  form: string,
  fields: readonly Name[],
): DraftBox<Record<Name, string>> {
  const formOf = (id: string) => (id === '' ? form : `${form}:${id}`);
  return {
    read: (id) => {
      const draft = readDraft(userId, formOf(id));
      if (!draft) return undefined;
      const values = fields.map((field): [Name, string] => [field, draft[field] ?? '']);
      return Object.fromEntries(values) as Record<Name, string>;
    },
    keep: (id, values) => writeDraft(userId, formOf(id), values),
  };
}
