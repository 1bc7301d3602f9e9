import { contentGenerateTexts, contentTexts, useTranslation } from '@platform/i18n';
import { useFormField } from '../../../patterns/FormDialog/useFormField.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { CONTENT_KINDS, kindIcon } from '../contentKinds.ts';
import type { BriefFieldForm } from './BriefFields.tsx';
import { Format, Formats } from './BriefForm.styles.ts';

export function FormatField({ form }: { form: BriefFieldForm }) {
  const t = useTranslation(contentGenerateTexts, contentTexts);
  const { field, error } = useFormField(form, 'type');
  return (
    <Formats legend={t('contentGenerate.field.type')} error={error}>
      {CONTENT_KINDS.map((format) => (
        <Format
          key={format}
          media={<Icon icon={kindIcon(format)} />}
          ref={field.value === format ? field.ref : undefined}
          name={field.name}
          value={format}
          checked={field.value === format}
          onBlur={field.onBlur}
          onChange={() => {
            field.onChange(format);
            form.handleChange();
          }}
        >
          {t(`content.type.${format}`)}
        </Format>
      ))}
    </Formats>
  );
}
