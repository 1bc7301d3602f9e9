import { contactSheet, interactionSheet, leadSheet } from '@platform/flows';
import type { FindContact } from '@platform/flows';
import { crmTexts, useTranslation } from '@platform/i18n';
import type { CrmContact, CrmInteraction, CrmLead, CrmList, Remote } from '@platform/ui';
import { useCallback } from 'react';
import type { Names } from '../../platform/names/useNames.ts';
import { useSaveSheet } from '../../platform/export/useSaveSheet.ts';
import { contactSheetWords, interactionSheetWords, leadSheetWords } from './sheetWords.ts';

/** Export of the contacts shown. */
export function useContactExport() {
  const t = useTranslation(crmTexts);
  const save = useSaveSheet();
  return useCallback(
    (rows: readonly CrmContact[]) =>
      void save('contacts', () => contactSheet(rows, contactSheetWords(t))),
    [save, t],
  );
}

/** Export of the leads shown; contacts and owners by name. */
export function useLeadExport(contacts: Remote<CrmList<CrmContact>>, ownerNames?: Names) {
  const t = useTranslation(crmTexts);
  const save = useSaveSheet();
  return useCallback(
    (rows: readonly CrmLead[]) =>
      void save('leads', () => leadSheet(rows, leadSheetWords(t), finder(contacts), ownerNames)),
    [contacts, ownerNames, save, t],
  );
}

/** Export of the interactions shown; contacts and voice agents by name. */
export function useInteractionExport(contacts: Remote<CrmList<CrmContact>>, agentNames?: Names) {
  const t = useTranslation(crmTexts);
  const save = useSaveSheet();
  return useCallback(
    (rows: readonly CrmInteraction[]) =>
      void save('interactions', () =>
        interactionSheet(rows, interactionSheetWords(t), finder(contacts), agentNames),
      ),
    [agentNames, contacts, save, t],
  );
}

function finder(contacts: Remote<CrmList<CrmContact>>): FindContact {
  const items = contacts.status === 'ready' ? contacts.data.items : [];
  const byId = new Map(items.map((contact) => [contact.id, contact]));
  return (contactId) => byId.get(contactId);
}
