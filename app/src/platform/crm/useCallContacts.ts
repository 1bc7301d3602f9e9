import { FIRST_BATCH } from '@platform/api';
import type { Contact } from '@platform/api';
import { callContactFinder } from '@platform/flows';
import type { CallContactFinder } from '@platform/flows';
import { dataOf } from '@platform/ui';
import { useMemo } from 'react';
import { useContacts } from './lists.ts';

/** Finds the contacts of calls in the one load that serves names everywhere. */
export function useCallContacts(isNeeded: boolean): CallContactFinder<Contact> | undefined {
  const items = dataOf(useContacts(isNeeded ? FIRST_BATCH : null))?.items;
  return useMemo(() => items && callContactFinder(items), [items]);
}
