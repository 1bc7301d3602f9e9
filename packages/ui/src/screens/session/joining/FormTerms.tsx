import { joiningTexts, useTranslation } from '@platform/i18n';
import type { FieldValues } from 'react-hook-form';
import { textWithNodes } from '../../../internal/textWithNodes.ts';
import { FormCheckbox } from '../../../patterns/FormDialog/FormCheckbox.tsx';
import type { FormFieldProps } from '../../../patterns/FormDialog/FormTextField.tsx';
import { TermsLink } from './joining.styles.ts';

/** Links in the sentence about the terms; without a link its words are plain text. */
export interface LegalHrefs {
  /** Link to the terms. */
  termsHref?: string | undefined;
  /** Link to the privacy notice. */
  privacyHref?: string | undefined;
}

export function FormTerms<Input extends FieldValues, Values>({
  form,
  name,
  termsHref,
  privacyHref,
}: FormFieldProps<Input, Values> & LegalHrefs) {
  const t = useTranslation(joiningTexts);
  const label = textWithNodes((words) => t('joining.terms.accept', words), {
    terms: linked('terms', t('joining.terms.terms'), termsHref),
    privacy: linked('privacy', t('joining.terms.privacy'), privacyHref),
  });
  return <FormCheckbox form={form} name={name} label={<span>{label}</span>} isRequired />;
}

const linked = (key: string, words: string, href: string | undefined) =>
  href ? (
    <TermsLink key={key} href={href} isExternal>
      {words}
    </TermsLink>
  ) : (
    words
  );
