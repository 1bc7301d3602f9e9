import { addInteraction, directionOf, interactionTypeOf } from '@platform/api';
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
    success: () => t('crm.toast.interactionCreated'),
    changed: ({ contactId }, interaction) => ({
      ids: interaction ? [interaction.key] : [],
      open: openContact(contactId),
    }),
    failure: (error) => {
      const message = serverMessageOr(error, t('crm.error.unknown'));
      return t('crm.error.createInteraction', { message });
    },
    failureToast: 'whenMessageHidden',
    message: crmFailureText(t('crm.error.unexpected')),
  });
  return (values: InteractionValues): Promise<SaveOutcome> => {
    const type = interactionTypeOf(values.type) ?? 'call';
    const direction = directionOf(values.direction) ?? 'out';
    return add({ ...values, type, direction });
  };
}
