import { addInteraction, directionOf, interactionTypeOf } from '@platform/api';
import { removeSentDraft } from '@platform/flows';
import { crmTexts, useTranslation } from '@platform/i18n';
import type { InteractionValues, SaveOutcome } from '@platform/ui';
import { serverMessageOr } from '../../data/failures.ts';
import { useAction } from '../../data/useAction.ts';
import { refusalOf } from './refusal.ts';
import { useDrafts } from './useDrafts.ts';
import { useOpenContact } from './useOpenContact.ts';

/** Logging interactions; nothing of them can be changed later. */
export function useAddInteraction() {
  const t = useTranslation(crmTexts);
  const { interactionDrafts } = useDrafts();
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
    const outcome = await add({ ...values, type, direction });
    if (!outcome.isDone) return refusalOf(outcome, t('crm.error.unexpected'));
    for (const id of ['', values.contactId]) removeSentDraft(interactionDrafts, id, values);
    return { status: 'saved' };
  };
}
