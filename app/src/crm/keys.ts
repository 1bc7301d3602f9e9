/** What of a list was asked for. */
export interface Asked {
  userId: string;
  limit: number;
  offset?: number;
  search?: string;
  contactId?: string;
}

export type ListName = 'contacts' | 'leads' | 'interactions';

export type ListKey = readonly ['crm', ListName, Asked];

/** Keys of the CRM's lists; the person they were read for is in the key. */
export const crmKeys = {
  list: (name: ListName, asked: Asked): ListKey => ['crm', name, asked],
};

/** Tells every load of one list, whatever was asked for, from other data. */
export const isListKey =
  (name: ListName) =>
  (key: unknown): boolean =>
    Array.isArray(key) && key[0] === 'crm' && key[1] === name;
