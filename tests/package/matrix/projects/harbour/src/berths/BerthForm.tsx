import { useTranslation } from '@platform/i18n';
import {
  FormCheckbox,
  FormDatePicker,
  FormFileUpload,
  FormNumberField,
  FormRadioGroup,
  FormRow,
  FormSelect,
  FormSheet,
  FormTagInput,
  FormTextarea,
  FormTextField,
  useDialogForm,
} from '@platform/ui/forms';
import { useShowToast } from '../toasts';
import { berthsTexts } from '../texts/berths';
import { berthSchema, emptyBerth, toBerth } from './berthSchema';
import { addBerth, isNameTaken } from './berthStore';
import { KINDS, PIERS } from './types';

/** Form for a new berth. */
export default function BerthForm({ onClose }: { onClose: () => void }) {
  const t = useTranslation(berthsTexts);
  const showToast = useShowToast();
  const form = useDialogForm({
    schema: berthSchema,
    errorText: (key) => t(`berths.error.${key as 'name'}`),
    initialValues: emptyBerth,
    firstField: 'name',
    onSubmit: async (values) => {
      if (isNameTaken(values.name)) {
        const message = t('berths.error.taken', { name: values.name });
        return { status: 'refused', field: 'name', message };
      }
      addBerth(toBerth(values));
      return { status: 'saved', name: values.name };
    },
    onSaved: ({ name }) => {
      showToast({ tone: 'success', message: t('berths.added', { name }) });
    },
    onClose,
  });

  return (
    <FormSheet
      form={form}
      title={t('berths.add')}
      submitLabel={t('berths.add')}
      loadingText={t('berths.adding')}
    >
      <FormRow>
        <FormTextField form={form} name="name" label={t('berths.column.name')} isRequired />
        <FormSelect
          form={form}
          name="pier"
          label={t('berths.column.pier')}
          placeholder={t('berths.form.choosePier')}
          options={PIERS.map((value) => ({ value, label: t(`berths.pier.${value}`) }))}
          isRequired
        />
      </FormRow>
      <FormRadioGroup
        form={form}
        name="kind"
        label={t('berths.form.kind')}
        options={KINDS.map((value) => ({
          value,
          label: t(`berths.kind.${value}.label`),
          description: t(`berths.kind.${value}.text`),
        }))}
      />
      <FormNumberField
        form={form}
        name="length"
        label={t('berths.column.length')}
        format={{ style: 'unit', unit: 'meter' }}
        min={1}
        max={60}
        isRequired
      />
      <FormRow>
        <FormDatePicker form={form} name="from" label={t('berths.form.from')} timeZone={null} />
        <FormDatePicker form={form} name="to" label={t('berths.form.to')} timeZone={null} />
      </FormRow>
      <FormTagInput
        form={form}
        name="tags"
        label={t('berths.form.tags')}
        hint={t('berths.form.tagsHint')}
        maxTags={8}
        maxLength={24}
      />
      <FormFileUpload
        form={form}
        name="plan"
        label={t('berths.form.plan')}
        accept=".pdf,.png,.jpg"
        maxSize={5 * 1024 * 1024}
        maxFiles={1}
      />
      <FormTextarea form={form} name="notes" label={t('berths.form.notes')} />
      <FormCheckbox form={form} name="isClosed" label={t('berths.form.isClosed')} />
    </FormSheet>
  );
}
