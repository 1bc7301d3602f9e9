import { contentGenerateTexts, useTranslation } from '@platform/i18n';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import type { TextVariant, VariantTexts } from './generateTypes.ts';

export interface CopyVariantProps {
  variant: TextVariant;
  texts: VariantTexts;
}

export function CopyVariant({ variant: { id, number }, texts }: CopyVariantProps) {
  const t = useTranslation(contentGenerateTexts);
  return (
    <CopyButton
      label={t('contentGenerate.variant.copy', { number: String(number) })}
      text={() => texts.textOf(id)}
      resultSide="start"
    />
  );
}
