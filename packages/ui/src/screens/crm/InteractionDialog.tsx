import { crmTexts, useTranslation } from '@platform/i18n';
import { FormDialog } from '../../patterns/FormDialog/FormDialog.tsx';
import { FormRow } from '../../patterns/FormDialog/FormRow.tsx';
import { FormSelect } from '../../patterns/FormDialog/FormSelect.tsx';
import { FormTextarea } from '../../patterns/FormDialog/FormTextarea.tsx';
import { ContactChoice } from './form/ContactChoice.tsx';
import { interactionSchema } from './form/schemas.ts';
import { useCrmForm } from './form/useCrmForm.ts';
import { useNewContact } from './form/useNewContact.tsx';
import type { NewContactOptions } from './form/useNewContact.tsx';
import { directionOptions, typeOptions } from './interactionKinds.ts';
import type { FormDrafts, SaveOutcome } from '../../patterns/FormDialog/formTypes.ts';
import type { InteractionValues } from './types.ts';

/** Offers at most 100 contacts. */
export interface InteractionDialogProps extends NewContactOptions {
  onSave: (values: InteractionValues) => Promise<SaveOutcome>;
  interactionDrafts?: FormDrafts<InteractionValues> | undefined;
  draftId?: string | undefined;
  initialValues?: Partial<InteractionValues> | undefined;
}

const NO_INTERACTION: InteractionValues = {
  contactId: '',
  type: 'call',
  direction: 'out',
  summary: '',
};

export function InteractionDialog(props: InteractionDialogProps) {
  const t = useTranslation(crmTexts);
  const { draftId = '', initialValues } = props;
  const form = useCrmForm({
    recordId: draftId,
    drafts: props.interactionDrafts,
    schema: interactionSchema,
    initialValues: { ...NO_INTERACTION, ...initialValues },
    firstField: initialValues?.contactId ? 'summary' : 'contactId',
    onSubmit: props.onSave,
    onClose: props.onClose,
  });
  const { dialog, choice } = useNewContact(form, props);
  return (
    dialog ?? (
      <FormDialog
        form={form}
        title={t('crm.interactions.add')}
        submitLabel={t('crm.interactions.add')}
        loadingText={t('crm.adding')}
      >
        <ContactChoice form={form} name="contactId" {...choice} />
        <FormRow>
          <FormSelect
            form={form}
            name="type"
            label={t('crm.interactions.column.type')}
            isRequired
            options={typeOptions(t)}
          />
          <FormSelect
            form={form}
            name="direction"
            label={t('crm.interactions.column.direction')}
            isRequired
            options={directionOptions(t)}
          />
        </FormRow>
        <FormTextarea
          form={form}
          name="summary"
          label={t('crm.interactions.column.summary')}
          hint={form.hasDraft ? t('crm.draft') : undefined}
        />
      </FormDialog>
    )
  );
}
