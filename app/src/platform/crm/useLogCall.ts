import { logCall } from '@platform/api';
import type { LoggableCall } from '@platform/api';
import { crmTexts, useTranslation, voiceCallsTexts } from '@platform/i18n';
import type { SaveOutcome } from '@platform/ui';
import type { InteractionValues } from '@platform/ui/crm';
import { useSave } from '../../kit/useSave.ts';
import { interactionInput, useInteractionTexts } from './useAddInteraction.ts';
import { useOpenContact } from './useOpenContact.ts';

/** Logs a call once; a call that is logged already is refused. */
export function useLogCall(call: LoggableCall) {
  const t = useTranslation(crmTexts, voiceCallsTexts);
  const openContact = useOpenContact();
  const log = useSave(logCall, {
    ...useInteractionTexts(),
    success: (_input, { isExisting }) =>
      isExisting ? undefined : t('crm.toast.interactionCreated'),
    changed: ({ input }, { interaction, isExisting }) => ({
      ids: interaction && !isExisting ? [interaction.key] : [],
      open: openContact(input.contactId),
    }),
  });
  return async (values: InteractionValues): Promise<SaveOutcome> => {
    const outcome = await log({ call, input: interactionInput(values) });
    return outcome.status === 'saved' && outcome.output.isExisting
      ? { status: 'refused', message: t('voiceCalls.panel.alreadyLogged') }
      : outcome;
  };
}
