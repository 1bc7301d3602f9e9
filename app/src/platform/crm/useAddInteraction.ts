import { addInteraction, directionOf, interactionTypeOf, logCall } from '@platform/api';
import type { InteractionInput, LoggableCall } from '@platform/api';
import { crmTexts, useTranslation, voiceCallsTexts } from '@platform/i18n';
import type { SaveOutcome } from '@platform/ui';
import type { InteractionValues } from '@platform/ui/crm';
import { serverMessageOr } from '../../data/failures.ts';
import { useSave } from '../../kit/useSave.ts';
import { crmFailureText } from './crmFailureText.ts';
import { useOpenContact } from './useOpenContact.ts';

export function useAddInteraction() {
  const t = useTranslation(crmTexts);
  const openContact = useOpenContact();
  const add = useSave(addInteraction, {
    ...useInteractionTexts(),
    success: () => t('crm.toast.interactionCreated'),
    changed: ({ contactId }, interaction) => ({
      ids: interaction ? [interaction.key] : [],
      open: openContact(contactId),
    }),
  });
  return (values: InteractionValues): Promise<SaveOutcome> => add(inputOf(values));
}

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
    const outcome = await log({ call, input: inputOf(values) });
    return outcome.status === 'saved' && outcome.output.isExisting
      ? { status: 'refused', message: t('voiceCalls.panel.alreadyLogged') }
      : outcome;
  };
}

function useInteractionTexts() {
  const t = useTranslation(crmTexts);
  return {
    failure: (error: unknown) => {
      const message = serverMessageOr(error, t('crm.error.unknown'));
      return t('crm.error.createInteraction', { message });
    },
    failureToast: 'whenMessageHidden',
    message: crmFailureText(t('crm.error.unexpected')),
  } as const;
}

function inputOf(values: InteractionValues): InteractionInput {
  const type = interactionTypeOf(values.type) ?? 'call';
  const direction = directionOf(values.direction) ?? 'out';
  return { ...values, type, direction };
}
