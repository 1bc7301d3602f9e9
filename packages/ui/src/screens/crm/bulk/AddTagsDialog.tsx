import { CONTACT_LIMITS } from '@platform/domain';
import { crmConsentTexts, crmTexts, useTranslation } from '@platform/i18n';
import * as z from 'zod/mini';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import { FormTagInput } from '../../../patterns/FormDialog/FormTagInput.tsx';
import { useDialogForm } from '../../../patterns/FormDialog/useDialogForm.ts';
import type { ContactDraft } from '../types.ts';
import type { BulkFormProps } from './ContactBulkDialog.tsx';

const UNFINISHED = 'unfinished';
const schema = z.object({
  tags: z.array(z.string(), UNFINISHED).check(z.minLength(1, 'required')),
});

export function AddTagsDialog({ contacts, onChange, onClose }: BulkFormProps) {
  const t = useTranslation(crmTexts, crmConsentTexts);
  const form = useDialogForm<Pick<ContactDraft, 'tags'>, { tags: string[] }, { status: 'saved' }>({
    schema,
    errorText: (key) =>
      key === UNFINISHED ? t('crm.contact.tagsUnfinished') : t('crmConsent.add.required'),
    initialValues: { tags: [] },
    firstField: 'tags',
    onSubmit: ({ tags }) => onChange({ addTags: tags }),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('crmConsent.add.title')}
      submitLabel={t('crmConsent.submit', { count: contacts.length })}
      loadingText={t('crmConsent.changing')}
    >
      <FormTagInput
        form={form}
        name="tags"
        label={t('crm.contact.tags')}
        isRequired
        maxLength={CONTACT_LIMITS.tag}
      />
    </FormDialog>
  );
}
