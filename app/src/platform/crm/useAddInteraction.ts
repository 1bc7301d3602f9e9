import { addInteraction, directionOf, interactionTypeOf } from '@platform/api';
import { crmTexts, useTranslation } from '@platform/i18n';
import type { InteractionValues, SaveOutcome } from '@platform/ui';
import { serverMessageOr } from '../../data/failures.ts';
import { useAction } from '../../data/useAction.ts';
import { refusalOf } from './refusal.ts';
import { useCrmDrafts } from './useCrmDrafts.ts';
import { useOpenContact } from './useOpenContact.ts';

/**
 * Creates interactions, which cannot be changed later.
 *
 * @param draftId id of the form's draft
 */
export function useAddInteraction(draftId = '') {
  const t = useTranslation(crmTexts);
  const { interactionDrafts } = useCrmDrafts();
  const openContact = useOpenContact();
  const [add] = useAction(addInteraction, {
    success: () => t('crm.toast.interactionCreated'),
    changed: ({ contactId }, interaction) => ({
      ids: interaction ? [interaction.key] : [],
      open: openContact(contactId),
    }),
    failure: (error) => {
      const message = serverMessageOr(error, t('crm.error.unknown'));
      return t('crm.error.createInteraction', { message });
    },
    failureToast: 'whenUnseen',
  });

  return async (values: InteractionValues): Promise<SaveOutcome> => {
    const type = interactionTypeOf(values.type) ?? 'call';
    const direction = directionOf(values.direction) ?? 'out';
    const removeDraft = interactionDrafts.send(draftId);
    const outcome = await add({ ...values, type, direction });
    if (!outcome.isDone) return refusalOf(outcome, t('crm.error.unexpected'));
    removeDraft();
    return { status: 'saved' };
  };
}
