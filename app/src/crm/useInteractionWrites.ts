import { createInteraction, directionOf, interactionTypeOf } from '@platform/api';
import type { InteractionValues, SaveOutcome } from '@platform/ui';
import { useCallback } from 'react';
import { useApi } from '../shared/session/ApiContext.ts';
import { reasonOf } from './errors.ts';
import { useSaved } from './useSaved.ts';

/** Logging interactions (spec 2.10, 8); nothing of them can be changed later (reading 49). */
export function useInteractionWrites() {
  const { http } = useApi();
  const { t, reread, succeed, fail } = useSaved();

  const onCreateInteraction = useCallback(
    async ({ type, direction, ...values }: InteractionValues): Promise<SaveOutcome> => {
      try {
        await createInteraction(http, {
          ...values,
          type: interactionTypeOf(type) ?? 'call',
          direction: directionOf(direction) ?? 'out',
        });
      } catch (error) {
        const message = reasonOf(error, t('crm.error.unknown'));
        const words = fail(error, t('crm.error.createInteraction', { message }));
        void reread('interactions');
        return { status: 'refused', message: words };
      }
      succeed('crm.toast.interactionCreated');
      void reread('interactions');
      return { status: 'saved' };
    },
    [fail, http, reread, succeed, t],
  );

  return { onCreateInteraction };
}
