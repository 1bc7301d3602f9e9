import { contentGenerateTexts, useTranslation } from '@platform/i18n';
import { ArrowLeft, RefreshCw } from 'lucide';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { pageHeading } from '../../../internal/keptFocus.ts';
import { useKeptRowFocus } from '../../../internal/useKeptFocus.ts';
import { Comparison } from '../compare/Comparison.tsx';
import { CopyVariant } from './CopyVariant.tsx';
import { Choices } from './GenerateScreen.styles.ts';
import { SaveVariant } from './SaveVariant.tsx';
import { markupOf, titleIn, withoutTitle } from './markdownBlocks.ts';
import type { GenerateScreenProps, TextVariant } from './generateTypes.ts';
import { Actions } from './VariantCard.styles.ts';

export interface CompareVariantsProps extends Pick<
  GenerateScreenProps,
  'texts' | 'actions' | 'refusal' | 'contentHref'
> {
  variants: readonly TextVariant[];
  onClose: () => void;
}

export function CompareVariants(props: CompareVariantsProps) {
  const { variants, texts, onClose } = props;
  const t = useTranslation(contentGenerateTexts);
  const [chosen, setChosen] = useState({ first: '', second: '' });
  const first = variants.find(({ id }) => id === chosen.first) ?? variants[0];
  const others = variants.filter((variant) => variant !== first);
  const second = others.find(({ id }) => id === chosen.second) ?? others[0];

  const nameOf = ({ number }: TextVariant) =>
    t('contentGenerate.variant.name', { number: String(number) });
  const options = variants.map((variant) => ({ value: variant.id, label: nameOf(variant) }));
  const { listRef, rowRef } = useKeptRowFocus();
  const firstSide = useSide(first, texts);
  const secondSide = useSide(second, texts);
  // The pressed button was removed with the previous view.
  useEffect(() => pageHeading()?.focus(), []);

  const actionsOf = (variant: TextVariant) => (
    <Actions direction="row" gap="0-5">
      <CopyVariant variant={variant} texts={texts} />
      <IconButton
        size="small"
        label={t('contentGenerate.variant.regenerate', { number: String(variant.number) })}
        icon={<Icon icon={RefreshCw} />}
        disabledReason={props.refusal}
        onClick={() => {
          onClose();
          props.actions.onRegenerate(variant.id);
        }}
      />
    </Actions>
  );
  if (!first || !second) return null;
  return (
    <>
      <PageHeader
        title={t('contentGenerate.compare.title')}
        description={t('contentGenerate.compare.text')}
        actions={
          <Button startIcon={<Icon icon={ArrowLeft} />} onClick={onClose}>
            {t('contentGenerate.compare.back')}
          </Button>
        }
      />
      {variants.length > 2 ? (
        <Choices direction="row" align="stretch" gap="3">
          <Select
            label={t('contentGenerate.compare.first')}
            options={options.filter(({ value }) => value !== second.id)}
            value={first.id}
            onValueChange={(id) => setChosen({ first: id, second: second.id })}
          />
          <Select
            label={t('contentGenerate.compare.second')}
            options={options.filter(({ value }) => value !== first.id)}
            value={second.id}
            onValueChange={(id) => setChosen({ first: first.id, second: id })}
          />
        </Choices>
      ) : null}
      <Comparison
        ref={listRef}
        sideRef={rowRef}
        first={{
          title: nameOf(first),
          ...firstSide,
          actions: actionsOf(first),
          footer: <SaveVariant {...props} variant={first} />,
        }}
        second={{
          title: nameOf(second),
          ...secondSide,
          actions: actionsOf(second),
          footer: <SaveVariant {...props} variant={second} isPrimary />,
        }}
      />
    </>
  );
}

function useSide(variant: TextVariant | undefined, texts: GenerateScreenProps['texts']) {
  const text = variant ? texts.textOf(variant.id) : '';
  return useMemo(() => ({ heading: titleIn(text), markup: markupOf(withoutTitle(text)) }), [text]);
}
