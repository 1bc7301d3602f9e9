import { crmTexts, useTranslation } from '@platform/i18n';
import { FormDialog } from '../patterns/FormDialog/FormDialog.tsx';
import { InteractionFields } from './form/InteractionFields.tsx';
import { interactionSchema } from './form/schemas.ts';
import { useCrmForm } from './form/useCrmForm.ts';
import { useNewContact } from './form/useNewContact.tsx';
import type { NewContactOptions } from './form/useNewContact.tsx';
import type { FormDrafts, InteractionValues, SaveOutcome } from './types.ts';

/** Its contacts are at most 100. */
export interface InteractionDialogProps extends NewContactOptions {
  /** Must not reject; a refusal stays in the form. */
  onSave: (values: InteractionValues) => Promise<SaveOutcome>;
  drafts: FormDrafts<InteractionValues> | undefined;
}

/** A call and outbound unless somebody says otherwise. */
const NO_INTERACTION: InteractionValues = {
  contactId: '',
  type: 'call',
  direction: 'out',
  summary: '',
};

/** 'Add Interaction'. Mount it while it is open. */
export function InteractionDialog({ onSave, drafts, ...options }: InteractionDialogProps) {
  const t = useTranslation(crmTexts);
  const form = useCrmForm({
    recordId: '',
    drafts,
    schema: interactionSchema,
    initialValues: NO_INTERACTION,
    firstField: 'contactId',
    onSubmit: onSave,
    onClose: options.onClose,
  });
  const newContact = useNewContact(form, options);
  return (
    newContact.dialog ?? (
      <FormDialog
        form={form}
        title={t('crm.interactions.add')}
        submitLabel={t('crm.interactions.add')}
        pendingLabel={t('crm.adding')}
      >
        <InteractionFields
          form={form}
          contacts={newContact.contacts}
          isLoading={options.contacts.status === 'loading'}
          onCreateContact={newContact.open}
        />
      </FormDialog>
    )
  );
}
