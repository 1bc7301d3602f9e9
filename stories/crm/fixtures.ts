import type { FormDrafts, Remote } from '@platform/ui';
import type { CrmList, CrmPaths } from '@platform/ui/crm';

export const crmPaths: CrmPaths = {
  overview: '/crm',
  contacts: '/crm/contacts',
  leads: '/crm/leads',
  interactions: '/crm/interactions',
};

export const contactHref = (id: string) => `?contact=${id}`;

/** A morning in June 2024, the month of the mockups. */
export const day = (date: number) => new Date(2024, 5, date, 9, 40);

export function readyList<Item>(
  items: readonly Item[],
  isTruncated = false,
): Remote<CrmList<Item>> {
  return { status: 'ready', data: { items, total: { count: items.length, isTruncated } } };
}

/** Data that was loaded before a refresh failed. */
export function outdatedList<Item>(items: readonly Item[], message: string): Remote<CrmList<Item>> {
  return {
    status: 'ready',
    data: { items, total: { count: items.length, isTruncated: false } },
    refreshError: { message, retry: () => {} },
  };
}

/** Drafts kept for the lifetime of the story. */
export function draftBox<Values>(first: Record<string, Values> = {}): FormDrafts<Values> {
  const draftsById = new Map(Object.entries(first));
  return {
    read: (id) => draftsById.get(id),
    keep: (id, values) => {
      if (values === null) draftsById.delete(id);
      else draftsById.set(id, values);
    },
  };
}
