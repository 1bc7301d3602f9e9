import { crmTexts, useTranslation } from '@platform/i18n';
import { Dialog } from '../components/Dialog/index.ts';
import type { Remote } from '../remote.ts';
import { itemsOf } from './crmRows.ts';
import { FormFrame } from './form/FormFrame.tsx';
import { InteractionFields } from './form/InteractionFields.tsx';
import { NewContactStep } from './form/NewContactStep.tsx';
import { useInteractionForm } from './form/useInteractionForm.ts';
import { useNewContact } from './form/useNewContact.ts';
import type {
  ContactOutcome,
  ContactValues,
  CrmContact,
  CrmList,
  FormDrafts,
  InteractionValues,
  SaveOutcome,
} from './types.ts';

export interface InteractionDialogProps {
  /** At most 100. */
  contacts: Remote<CrmList<CrmContact>>;
  contactHref: (contactId: string) => string;
  /** Must not reject; a refusal stays in the form. */
  onSave: (values: InteractionValues) => Promise<SaveOutcome>;
  onCreateContact: (values: ContactValues) => Promise<ContactOutcome>;
  drafts: FormDrafts<InteractionValues> | undefined;
  contactDrafts: FormDrafts<ContactValues> | undefined;
  /** The dialog is done. Mount it again to open it with a clean form. */
  onClose: () => void;
}

/** 'Add Interaction'. */
export function InteractionDialog(props: InteractionDialogProps) {
  const { contacts, contactHref, onClose } = props;
  const t = useTranslation(crmTexts);
  const { form, discard } = useInteractionForm(props);
  const step = useNewContact({
    contacts: itemsOf(contacts),
    onCreateContact: props.onCreateContact,
    drafts: props.contactDrafts,
    onBack: (created) => {
      if (created) form.setField('contactId', created.id);
      form.focusField('contactId');
    },
  });
  return (
    <Dialog.Root
      open
      onOpenChange={step.isOpen ? step.discard.leave : discard.leave}
      title={step.isOpen ? t('crm.contacts.add') : t('crm.interactions.add')}
      closeLabel={t('common.action.close')}
    >
      {step.isOpen ? (
        <NewContactStep
          step={step}
          contacts={step.contacts}
          contactHref={contactHref}
          onFollow={onClose}
        />
      ) : (
        <FormFrame
          form={form}
          discard={discard}
          submitLabel={t('crm.interactions.add')}
          pendingLabel={t('crm.adding')}
        >
          <InteractionFields
            form={form}
            contacts={step.contacts}
            isLoading={contacts.status === 'loading'}
            onCreateContact={step.open}
          />
        </FormFrame>
      )}
    </Dialog.Root>
  );
}
