import { contentGenerateTexts, contentTexts, useTranslation } from '@platform/i18n';
import { FormRadioGroup } from '../../../patterns/FormDialog/FormRadioGroup.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { CONTENT_KINDS, kindIcon } from '../contentKinds.ts';
import type { BriefFieldForm } from './BriefFields.tsx';
import { Format } from './BriefForm.styles.ts';
import { Grid } from '../../../components/Grid/Grid.tsx';

export function FormatField({ form }: { form: BriefFieldForm }) {
  const t = useTranslation(contentGenerateTexts, contentTexts);
  return (
    <FormRadioGroup form={form} name="type" label={t('contentGenerate.field.type')}>
      <Grid columns={2} gap="2">
        {CONTENT_KINDS.map((format) => (
          <Format key={format} media={<Icon icon={kindIcon(format)} />} value={format}>
            {t(`content.type.${format}`)}
          </Format>
        ))}
      </Grid>
    </FormRadioGroup>
  );
}
