import { listContacts, listInteractions, listLeads, send } from '@platform/api';
import type { Call, Contact, Interaction, Identified, Lead, PageQuery } from '@platform/api';
import { contactSheet, interactionSheet, leadSheet } from '@platform/flows';
import type { CsvSheet, FindContact } from '@platform/flows';
import { crmTexts, useTranslation } from '@platform/i18n';
import { dataOf } from '@platform/ui';
import type { Remote } from '@platform/ui';
import type { CrmContact, CrmInteraction, CrmLead, CrmList, PickMatching } from '@platform/ui/crm';
import { useCallback } from 'react';
import type { Names } from '../../platform/names/useNames.ts';
import { useLoadAll } from '../../platform/export/useLoadAll.ts';
import { useSaveSheet } from '../../platform/export/useSaveSheet.ts';
import { useApi } from '../../session/ApiContext.ts';
import { contactSheetTexts, interactionSheetTexts, leadSheetTexts } from './sheetTexts.ts';

type Contacts = Remote<CrmList<CrmContact>>;

interface ExportedList<Row extends Identified> {
  /** Prefix of the file name. */
  name: string;
  call: Call<string, PageQuery, never, Row[]>;
}

const contactList: ExportedList<Contact> = { name: 'contacts', call: listContacts };
const leadList: ExportedList<Lead> = { name: 'leads', call: listLeads };
const interactionList: ExportedList<Interaction> = {
  name: 'interactions',
  call: listInteractions,
};

export function useContactExport() {
  const t = useTranslation(crmTexts);
  const sheetOf = useCallback(
    (items: readonly CrmContact[]) => contactSheet(items, contactSheetTexts(t)),
    [t],
  );
  return useListExport(contactList, sheetOf);
}

export function useLeadExport(contacts: Contacts, ownerNames?: Names) {
  const t = useTranslation(crmTexts);
  const sheetOf = useCallback(
    (items: readonly CrmLead[], people: readonly CrmContact[]) =>
      leadSheet(items, leadSheetTexts(t), finder(people), ownerNames),
    [ownerNames, t],
  );
  return useListExport(leadList, sheetOf, contacts);
}

export function useInteractionExport(contacts: Contacts, agentNames?: Names) {
  const t = useTranslation(crmTexts);
  const sheetOf = useCallback(
    (items: readonly CrmInteraction[], people: readonly CrmContact[]) =>
      interactionSheet(items, interactionSheetTexts(t), finder(people), agentNames),
    [agentNames, t],
  );
  return useListExport(interactionList, sheetOf, contacts);
}

/** Exports given rows, or all rows that `pick` keeps: CRM lists have no total. */
function useListExport<Row extends Item & Identified, Item>(
  { name, call }: ExportedList<Row>,
  sheetOf: (items: readonly Item[], contacts: readonly CrmContact[]) => CsvSheet,
  contacts?: Contacts,
) {
  const save = useSaveSheet();
  const loadAll = useLoadAll();
  const { http } = useApi();
  return useCallback(
    (shown: readonly Item[], pick?: PickMatching<Item>) => {
      void save(name, () => {
        if (!pick) return sheetOf(shown, (contacts && dataOf(contacts)?.items) ?? []);
        return loadAll(async (load) => {
          const all = <Loaded extends Identified>(list: ExportedList<Loaded>['call']) =>
            load<Loaded>(async (page, signal) => ({
              rows: await send(http, list, { query: page, signal }),
            }));
          const people = contacts ? await all(contactList.call) : [];
          return sheetOf(pick(await all(call), people), people);
        });
      });
    },
    [call, contacts, http, loadAll, name, save, sheetOf],
  );
}

function finder(contacts: readonly CrmContact[]): FindContact {
  const byId = new Map(contacts.map((contact) => [contact.key, contact]));
  return (contactId) => byId.get(contactId);
}
