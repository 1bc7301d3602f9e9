import type { Action } from '@platform/api';
import type { RemovalOutcome, SaveOutcome } from '@platform/ui';
import { useCallback } from 'react';
import type { ActionTexts } from '../data/useAction.ts';
import type { RefusalRules } from './formRefusal.ts';
import { useRemoval } from './useRemoval.ts';
import type { RemovalOptions } from './useRemoval.ts';
import { useSave } from './useSave.ts';

interface RecordChange {
  id: string;
  change: object;
}

export interface RecordWrites<
  Added,
  Row extends { id: string },
  Changed extends RecordChange,
  Removed,
  User,
  Field extends string,
> extends RefusalRules<Field> {
  add: { action: Action<Added, Row | null> } & ActionTexts<Added, Row | null>;
  change: { action: Action<Changed, Row | null> } & ActionTexts<Changed, Row | null>;
  remove: { action: Action<Removed> } & RemovalOptions<Removed, User>;
}

/** Adds, changes and deletes records; unchanged ones are not sent. The functions never reject. */
export function useRecordWrites<
  Added,
  Row extends { id: string },
  Changed extends RecordChange,
  Removed,
  User = never,
  Field extends string = never,
>({
  add: { action: addAction, ...addTexts },
  change: { action: changeAction, ...changeTexts },
  remove: { action: removeAction, ...removal },
  ...rules
}: RecordWrites<Added, Row, Changed, Removed, User, Field>): {
  add: (input: Added) => Promise<SaveOutcome<Field, { output: Row | null }>>;
  change: (input: Changed) => Promise<SaveOutcome<Field>>;
  remove: (input: Removed) => Promise<RemovalOutcome<User>>;
} {
  const add = useSave(addAction, {
    changed: (_input, row) => ({ ids: row ? [row.id] : [] }),
    ...addTexts,
    ...rules,
  });
  const send = useSave(changeAction, {
    changed: ({ id }) => ({ ids: [id] }),
    ...changeTexts,
    ...rules,
  });
  const change = useCallback(
    async (input: Changed): Promise<SaveOutcome<Field>> =>
      Object.keys(input.change).length === 0 ? { status: 'saved' } : send(input),
    [send],
  );
  return { add, change, remove: useRemoval(removeAction, removal) };
}
