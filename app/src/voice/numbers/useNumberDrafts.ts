import { formDrafts } from '@platform/flows';
import type { FormDrafts, NumberValues } from '@platform/ui';
import { useMemo } from 'react';
import { useAtomValue } from '../../platform/state.ts';
import { userAtom } from '../../session/sessionAtoms.ts';

const fields = ['number', 'label', 'provider', 'agentId', 'fallbackNumber'] as const;
const switches = ['isInbound', 'isOutbound'] as const;

/** Drafts of the number form, for the person signed in. Credentials are no part of them. */
export function useNumberDrafts(): FormDrafts<NumberValues> {
  const userId = useAtomValue(userAtom)?.id ?? '';
  return useMemo(() => {
    const drafts = formDrafts(userId, 'phoneNumber', [...fields, ...switches]);
    return {
      read: (id) => {
        const draft = drafts.read(id);
        if (!draft) return undefined;
        const { isInbound, isOutbound, ...texts } = draft;
        return {
          ...texts,
          credentials: '',
          isInbound: isInbound === 'true',
          isOutbound: isOutbound === 'true',
        };
      },
      keep: (id, values) => {
        if (values === null) return drafts.keep(id, null);
        const { credentials: _secret, isInbound, isOutbound, ...texts } = values;
        return drafts.keep(id, {
          ...texts,
          isInbound: String(isInbound),
          isOutbound: String(isOutbound),
        });
      },
    };
  }, [userId]);
}
