import { contentGenerateTexts, contentTexts, useTranslation } from '@platform/i18n';
import { useController } from 'react-hook-form';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { CONTENT_KINDS, kindIcon } from '../contentKinds.ts';
import type { BriefFieldForm } from './BriefFields.tsx';
import { Format, Formats } from './BriefForm.styles.ts';

export function FormatField({ form }: { form: BriefFieldForm }) {
  const t = useTranslation(contentGenerateTexts, contentTexts);
  const { field } = useController({ control: form.control, name: 'type' });
  return (
    <Formats legend={t('contentGenerate.field.type')}>
      {CONTENT_KINDS.map((format) => (
        <Format
          key={format}
          media={<Icon icon={kindIcon(format)} />}
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
