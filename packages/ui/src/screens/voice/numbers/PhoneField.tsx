import { useLanguage, useTranslation, voiceNumbersTexts } from '@platform/i18n';
import type { ClipboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { FormTextField } from '../../../patterns/FormDialog/FormTextField.tsx';
import type { FormTextFieldProps } from '../../../patterns/FormDialog/FormTextField.tsx';
import { countryName } from './countryName.ts';
import { readPhone } from './phone.ts';
import type { FieldName, FormInput } from '../../../patterns/FormDialog/formTypes.ts';
import { controlOf, pathOf } from '../../../patterns/FormDialog/formControl.ts';

export function PhoneField<Input extends FormInput, Values>({
  hint,
  ...props
}: FormTextFieldProps<Input, Values>) {
  const t = useTranslation(voiceNumbersTexts);
  const { tag } = useLanguage();
  const { form, name } = props;
  const typed: unknown = useWatch({ control: controlOf(form), name: pathOf<Input>(name) });
  const { number, shown, country } = readPhone(String(typed));
  const named = country
    ? t('voiceNumbers.form.country', { country: countryName(country, tag), number: shown })
    : number && t('voiceNumbers.form.global', { number: shown });

  /** Formats a pasted number if it replaces the whole text. */
  function handlePaste(event: ClipboardEvent<HTMLInputElement>): void {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = readPhone(event.clipboardData.getData('text'));
    if (pasted.number === '' || selectionStart !== 0 || selectionEnd !== value.length) return;
    event.preventDefault();
    form.setField(name, pasted.shown as Input[FieldName<Input>]);
  }

  return (
    <div>
      <FormTextField {...props} type="tel" dir="ltr" hint={named || hint} onPaste={handlePaste} />
      <output>
        <VisuallyHidden>{number ? named : ''}</VisuallyHidden>
      </output>
    </div>
  );
}
