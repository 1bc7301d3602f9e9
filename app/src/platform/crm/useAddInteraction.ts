import { addInteraction, directionOf, interactionTypeOf } from '@platform/api';
import type { InteractionInput } from '@platform/api';
import { crmTexts, useTranslation } from '@platform/i18n';
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
  return (values: InteractionValues): Promise<SaveOutcome> => add(interactionInput(values));
}

/** Messages of an interaction that is saved, or cannot be. */
export function useInteractionTexts() {
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

export function interactionInput(values: InteractionValues): InteractionInput {
  const type = interactionTypeOf(values.type) ?? 'call';
  const direction = directionOf(values.direction) ?? 'out';
  return { ...values, type, direction };
}
