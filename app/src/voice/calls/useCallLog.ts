import { FIRST_BATCH, isLogOf } from '@platform/api';
import type { Conversation, Interaction } from '@platform/api';
import { dataOf } from '@platform/ui';
import { useMemo } from 'react';
import { PANEL_LIMIT } from '../../platform/crm/limits.ts';
import { useInteractions } from '../../platform/crm/lists.ts';

/**
 * The interaction that logs a call, if there is one in the loaded ones; beyond those, only the
 * contact's own are searched.
 */
export function useCallLog(call: Conversation | null | undefined): Interaction | undefined {
  const all = dataOf(useInteractions(call ? FIRST_BATCH : null));
  const log = useMemo(() => find(all?.items, call), [all, call]);
  const contactId = call?.contactId ?? '';
  const isBeyond = all?.total.isTruncated === true && !log && contactId !== '';
  const own = dataOf(useInteractions(isBeyond ? { limit: PANEL_LIMIT, contactId } : null));
  return log ?? find(own?.items, call);
}

const find = (
  interactions: readonly Interaction[] | undefined,
  call: Conversation | null | undefined,
) => (call ? interactions?.find((interaction) => isLogOf(interaction, call)) : undefined);
