import { contentGenerateTexts, useFormats, useTranslation } from '@platform/i18n';
import { useWatch } from 'react-hook-form';
import { Meter } from '../../../components/Meter/Meter.tsx';
import { dataOf } from '../../../remote.ts';
import type { BriefFieldForm } from './BriefFields.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Estimate } from './BriefForm.styles.ts';
import type { GenerateScreenProps } from './generateTypes.ts';
import { controlOf } from '../../../patterns/FormDialog/formControl.ts';

export interface BriefEstimateProps extends Pick<GenerateScreenProps, 'meter' | 'estimate'> {
  form: BriefFieldForm;
}

export function BriefEstimate({ form, meter, estimate }: BriefEstimateProps) {
  const t = useTranslation(contentGenerateTexts);
  const formats = useFormats();
  const [length, variants] = useWatch({ control: controlOf(form), name: ['length', 'variants'] });
  const count = estimate(length, Number(variants));
  const plan = dataOf(meter);
  const tokensLeft = plan ? plan.included - plan.used : Infinity;
  const usage =
    plan &&
    t('contentGenerate.estimate.left', {
      used: formats.number(plan.used),
      included: formats.number(plan.included),
    });
  return (
    <Estimate gap="1-5">
      <Stack as="p" direction="row" wraps justify="between" gap="0 3">
        <span>{t('contentGenerate.estimate.text', { count })}</span>
        {usage ? <span>{usage}</span> : null}
      </Stack>
      {plan && usage ? (
        <Meter
          label={t('contentGenerate.estimate.meter')}
          value={plan.used}
          max={plan.included}
          valueText={usage}
          isBlocking
        />
      ) : null}
      {count > tokensLeft ? (
        <Text as="p" tone="warning">
          {t('contentGenerate.estimate.tooMuch')}
        </Text>
      ) : null}
    </Estimate>
  );
}
