import type { DraftForm } from '@platform/flows';
import { useMemo } from 'react';
import { useAtomValue } from '../platform/state.ts';
import { userAtom } from '../session/sessionAtoms.ts';
import { draftsOf } from './drafts.ts';
import type { DraftFields, Drafts } from './drafts.ts';

export function useDrafts<Values extends object>(
  form: DraftForm,
  fields: DraftFields<Values>,
): Drafts<Values> {
  const userId = useAtomValue(userAtom)?.id ?? '';
  return useMemo(() => draftsOf(userId, form, fields), [userId, form, fields]);
}
