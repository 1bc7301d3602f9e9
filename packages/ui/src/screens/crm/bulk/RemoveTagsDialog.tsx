import { crmConsentTexts, crmTexts, useTranslation } from '@platform/i18n';
import * as z from 'zod/mini';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import { FormMultiSelect } from '../../../patterns/FormDialog/FormMultiSelect.tsx';
import { useDialogForm } from '../../../patterns/FormDialog/useDialogForm.ts';
import { tagsOf } from '../contactFilters.ts';
import type { BulkFormProps } from './ContactBulkDialog.tsx';

interface Values {
  tags: readonly string[];
}

const schema = z.object({ tags: z.array(z.string()).check(z.minLength(1, 'required')) });

export function RemoveTagsDialog({ contacts, onChange, onClose }: BulkFormProps) {
  const t = useTranslation(crmTexts, crmConsentTexts);
  const form = useDialogForm<Values, { tags: string[] }, { status: 'saved' }>({
    schema,
    errorText: () => t('crmConsent.remove.required'),
    initialValues: { tags: [] },
    firstField: 'tags',
    onSubmit: ({ tags }) => onChange({ removeTags: tags }),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('crmConsent.remove.title')}
      submitLabel={t('crmConsent.submit', { count: contacts.length })}
      loadingText={t('crmConsent.changing')}
    >
      <FormMultiSelect
        form={form}
        name="tags"
        label={t('crm.contact.tags')}
        isRequired
        options={tagsOf(contacts).map((tag) => ({ value: tag, label: tag }))}
      />
    </FormDialog>
  );
}
