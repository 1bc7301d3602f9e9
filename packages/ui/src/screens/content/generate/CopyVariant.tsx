import { contentGenerateTexts, useTranslation } from '@platform/i18n';
import { Check, CircleAlert, Copy } from 'lucide';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { useCopy } from '../../../internal/useCopy.ts';
import { Text } from '../../../components/Text/Text.tsx';
import type { TextVariant, VariantTexts } from './types.ts';

const icons = { copied: Check, refused: CircleAlert } as const;

export interface CopyVariantProps {
  variant: TextVariant;
  texts: VariantTexts;
}

export function CopyVariant({ variant: { id, number }, texts }: CopyVariantProps) {
  const t = useTranslation(contentGenerateTexts);
  const [copied, copy] = useCopy(() => texts.textOf(id));
  return (
    <>
      <Text tone="secondary" size="md" aria-live="polite">
        {copied
          ? t(`contentGenerate.variant.${copied === 'copied' ? 'copied' : 'notCopied'}`)
          : null}
      </Text>
      <IconButton
        size="small"
        label={t('contentGenerate.variant.copy', { number: String(number) })}
        icon={<Icon icon={copied ? icons[copied] : Copy} />}
        onClick={copy}
      />
    </>
  );
}
