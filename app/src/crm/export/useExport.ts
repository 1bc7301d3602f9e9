import { listContacts, listInteractions, listLeads } from '@platform/api';
import type { Contact } from '@platform/api';
import { contactSheet, interactionSheet, leadSheet } from '@platform/flows';
import type { FindContact } from '@platform/flows';
import { crmTexts, useTranslation } from '@platform/i18n';
import { dataOf } from '@platform/ui';
import type {
  CrmContact,
  CrmInteraction,
  CrmLead,
  CrmList,
  PickMatching,
  Remote,
} from '@platform/ui';
import { useCallback } from 'react';
import { contactItem, interactionItem, leadItem } from '../../platform/crm/items.ts';
import type { Names } from '../../platform/names/useNames.ts';
import { useLoadAll } from '../../platform/export/useLoadAll.ts';
import type { LoadAll } from '../../platform/export/useLoadAll.ts';
import { useSaveSheet } from '../../platform/export/useSaveSheet.ts';
import { useApi } from '../../session/ApiContext.ts';
import { contactSheetWords, interactionSheetWords, leadSheetWords } from './sheetWords.ts';

type List<Item> = Remote<CrmList<Item>>;

const isCut = (list: List<unknown>): boolean => dataOf(list)?.total.isCut === true;

/**
 * Export of the contacts shown or selected; of all that match where the page holds a part of them.
 *
 * @param isPart whether the service has, or may have, more contacts than are loaded
 */
export function useContactExport(isPart: boolean) {
  const t = useTranslation(crmTexts);
  const save = useSaveSheet();
  const loadAll = useLoadAll();
  const loadContacts = useLoadContacts();
  return useCallback(
    (shown: readonly CrmContact[], pick?: PickMatching<CrmContact>) => {
      const words = contactSheetWords(t);
      void save('contacts', () =>
        pick && isPart
          ? loadAll(async (load) => contactSheet(pick(await loadContacts(load)), words))
          : contactSheet(shown, words),
      );
    },
    [isPart, loadAll, loadContacts, save, t],
  );
}

/** Export of leads, as above; contacts and owners by name. */
export function useLeadExport(
  leads: List<CrmLead>,
  contacts: List<CrmContact>,
  ownerNames?: Names,
) {
  const t = useTranslation(crmTexts);
  const save = useSaveSheet();
  const { http } = useApi();
  const loadAll = useLoadAll();
  const loadContacts = useLoadContacts();
  return useCallback(
    (shown: readonly CrmLead[], pick?: PickMatching<CrmLead>) => {
      const sheet = (rows: readonly CrmLead[], known: readonly CrmContact[]) =>
        leadSheet(rows, leadSheetWords(t), finder(known), ownerNames);
      void save('leads', () => {
        const known = itemsOf(contacts);
        if (!pick || !(isCut(leads) || isCut(contacts))) return sheet(shown, known);
        return loadAll(async (load) => {
          const people = isCut(contacts) ? await loadContacts(load) : known;
          const all = await load((page, signal) => listLeads(http, page, signal));
          return sheet(pick(all.map(leadItem), people), people);
        });
      });
    },
    [contacts, http, leads, loadAll, loadContacts, ownerNames, save, t],
  );
}

/** Export of interactions, as above; contacts and voice agents by name. */
export function useInteractionExport(
  interactions: List<CrmInteraction>,
  contacts: List<CrmContact>,
  agentNames?: Names,
) {
  const t = useTranslation(crmTexts);
  const save = useSaveSheet();
  const { http } = useApi();
  const loadAll = useLoadAll();
  const loadContacts = useLoadContacts();
  return useCallback(
    (shown: readonly CrmInteraction[], pick?: PickMatching<CrmInteraction>) => {
      const sheet = (rows: readonly CrmInteraction[], known: readonly CrmContact[]) =>
        interactionSheet(rows, interactionSheetWords(t), finder(known), agentNames);
      void save('interactions', () => {
        const known = itemsOf(contacts);
        if (!pick || !(isCut(interactions) || isCut(contacts))) return sheet(shown, known);
        return loadAll(async (load) => {
          const people = isCut(contacts) ? await loadContacts(load) : known;
          const all = await load((page, signal) => listInteractions(http, page, signal));
          return sheet(pick(all.map(interactionItem), people), people);
        });
      });
    },
    [agentNames, contacts, http, interactions, loadAll, loadContacts, save, t],
  );
}

/** Loads every contact, as the lists show them. */
function useLoadContacts() {
  const { http } = useApi();
  return useCallback(
    async (load: LoadAll): Promise<readonly CrmContact[]> => {
      const all = await load<Contact>((page, signal) => listContacts(http, page, signal));
      return all.map(contactItem);
    },
    [http],
  );
}

const itemsOf = (contacts: List<CrmContact>): readonly CrmContact[] =>
  contacts.status === 'ready' ? contacts.data.items : [];

function finder(contacts: readonly CrmContact[]): FindContact {
  const byId = new Map(contacts.map((contact) => [contact.id, contact]));
  return (contactId) => byId.get(contactId);
}
