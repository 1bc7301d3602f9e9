import type { Contact } from '@platform/api';
import type { CrmContact } from '@platform/ui';
import { useCallback, useEffect, useRef } from 'react';

/** Finds the contact that an item of a screen stands for, among those that are loaded now. */
export function useContactOf(rows: readonly Contact[] | undefined) {
  const known = useRef(rows);
  useEffect(() => {
    known.current = rows;
  }, [rows]);
  return useCallback(
    ({ id }: Pick<CrmContact, 'id'>): Contact | undefined =>
      known.current?.find(({ key }) => key === id),
    [],
  );
}
