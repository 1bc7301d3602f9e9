import { createInteraction, directionOf, interactionTypeOf } from '@platform/api';
import type { InteractionValues, SaveOutcome } from '@platform/ui';
import { useCallback } from 'react';
import { useApi } from '../shared/session/ApiContext.ts';
import { dropSent } from './dropSent.ts';
import { reasonOf } from './errors.ts';
import { useDrafts } from './useDrafts.ts';
import { useSaved } from './useSaved.ts';

/** Logging interactions (spec 2.10, 8); nothing of them can be changed later (reading 49). */
export function useInteractionWrites() {
  const { http } = useApi();
  const { t, reread, succeed, fail } = useSaved();
  const { interactionDrafts } = useDrafts();

  const onCreateInteraction = useCallback(
    async (values: InteractionValues): Promise<SaveOutcome> => {
      try {
        await createInteraction(http, {
          ...values,
          type: interactionTypeOf(values.type) ?? 'call',
          direction: directionOf(values.direction) ?? 'out',
        });
      } catch (error) {
        const message = reasonOf(error, t('crm.error.unknown'));
        const words = fail(error, t('crm.error.createInteraction', { message }));
        void reread('interactions');
        return { status: 'refused', message: words };
      }
      succeed('crm.toast.interactionCreated');
      for (const id of ['', values.contactId]) dropSent(interactionDrafts, id, values);
      void reread('interactions');
      return { status: 'saved' };
    },
    [fail, http, interactionDrafts, reread, succeed, t],
  );

  return { onCreateInteraction };
}
