import { contentGenerateTexts, contentTexts, useTranslation } from '@platform/i18n';
import { FormRadioGroup } from '../../../patterns/FormDialog/FormRadioGroup.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { CONTENT_KINDS, kindIcon } from '../contentKinds.ts';
import type { BriefFieldForm } from './BriefFields.tsx';
import { Format, Formats } from './BriefForm.styles.ts';

export function FormatField({ form }: { form: BriefFieldForm }) {
  const t = useTranslation(contentGenerateTexts, contentTexts);
  return (
    <FormRadioGroup form={form} name="type" label={t('contentGenerate.field.type')}>
      <Formats>
        {CONTENT_KINDS.map((format) => (
          <Format key={format} media={<Icon icon={kindIcon(format)} />} value={format}>
            {t(`content.type.${format}`)}
          </Format>
        ))}
      </Formats>
    </FormRadioGroup>
  );
}
