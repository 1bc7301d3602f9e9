import { joiningTexts, useTranslation } from '@platform/i18n';
import { useWatch } from 'react-hook-form';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Bar, Strength } from './joining.styles.ts';
import { passwordStrength } from './passwordStrength.ts';
import type { PasswordStrength } from './passwordStrength.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { controlOf, pathOf } from '../../../patterns/FormDialog/formControl.ts';
import type { FieldName, FormControl, FormInput } from '../../../patterns/FormDialog/formTypes.ts';

export interface StrengthMeterProps<Input extends FormInput, Values> {
  /** Subscribed here, so that only the meter re-renders while the user types. */
  control: FormControl<Input, Values>;
  password: FieldName<Input>;
  /** Fields whose values make a password easy to guess. */
  known: readonly FieldName<Input>[];
}

const filledBars: Readonly<Record<PasswordStrength, number>> = {
  tooShort: 0,
  weak: 1,
  fair: 2,
  good: 3,
  strong: 4,
};

export function StrengthMeter<Input extends FormInput, Values>({
  control,
  password,
  known,
}: StrengthMeterProps<Input, Values>) {
  const t = useTranslation(joiningTexts);
  const names = [password, ...known].map(pathOf<Input>);
  const [typed = '', ...others] = useWatch({ control: controlOf({ control }), name: names }).map(
    String,
  );
  const strength = passwordStrength(typed, others);
  const filled = filledBars[strength];
  const words = typed === '' ? t('joining.strength.hint') : t(`joining.strength.${strength}`);
  return (
    <Strength data-strength={strength}>
      <Stack direction="row" align="stretch" gap="0-75" aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <Bar key={bar} data-on={bar <= filled || undefined} />
        ))}
      </Stack>
      <span aria-live="polite">
        <VisuallyHidden>{t('joining.strength.label')}: </VisuallyHidden>
        {words}
      </span>
    </Strength>
  );
}
