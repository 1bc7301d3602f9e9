import { contentGenerateTexts, useTranslation } from '@platform/i18n';
import { Download, History, RefreshCw, Trash2 } from 'lucide';
import { memo, useId } from 'react';
import type { Ref } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { CopyVariant } from './CopyVariant.tsx';
import type { GenerateScreenProps, TextVariant } from './generateTypes.ts';
import { useVariantSave } from './useVariantSave.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { Actions, Card, Header } from './VariantCard.styles.ts';
import { VariantFooter } from './VariantFooter.tsx';
import { VariantText } from './VariantText.tsx';

export interface VariantCardProps extends Pick<
  GenerateScreenProps,
  'texts' | 'actions' | 'contentHref'
> {
  variant: TextVariant;
  ref: Ref<HTMLElement>;
  isBusy: boolean;
  refusal: string | undefined;
  /** True if selected for saving; undefined if there is only one draft. */
  isSelected: boolean | undefined;
  onSelect: (id: string, isSelected: boolean) => void;
}

export const VariantCard = memo(function VariantCard({ ref, ...props }: VariantCardProps) {
  const { variant, texts, actions, isBusy, refusal, isSelected } = props;
  const t = useTranslation(contentGenerateTexts);
  const titleId = useId();
  const { id, status, savedId, hasEarlier } = variant;
  const number = String(variant.number);
  const isWriting = status === 'writing';
  const saving = useVariantSave(actions, id);
  const wait = isBusy ? t('contentGenerate.variant.isWritten') : undefined;
  return (
    <Card ref={ref} aria-labelledby={titleId}>
      <Header>
        {isSelected === undefined || isWriting || savedId !== '' ? null : (
          <Checkbox
            label={
              <VisuallyHidden>{t('contentGenerate.variant.select', { number })}</VisuallyHidden>
            }
            checked={isSelected}
            onCheckedChange={(checked) => props.onSelect(id, checked)}
          />
        )}
        <Text as="h3" type="title" isTracked id={titleId}>
          {t('contentGenerate.variant.name', { number })}
        </Text>
        {isWriting ? <Badge tone="info">{t('contentGenerate.variant.writing')}</Badge> : null}
        {status === 'partial' ? (
          <Badge tone="warning">{t('contentGenerate.variant.partial')}</Badge>
        ) : null}
        {savedId === '' ? null : <Badge tone="success">{t('contentGenerate.variant.saved')}</Badge>}
        <Actions direction="row" gap="0-5">
          <CopyVariant variant={variant} texts={texts} />
          {hasEarlier && !isWriting ? (
            <IconButton
              size="small"
              label={t('contentGenerate.variant.earlier', { number })}
              icon={<Icon icon={History} />}
              disabledReason={wait}
              onClick={() => actions.onSwapEarlier(id)}
            />
          ) : null}
          <IconButton
            size="small"
            label={t('contentGenerate.variant.regenerate', { number })}
            icon={<Icon icon={RefreshCw} />}
            disabledReason={wait ?? refusal}
            onClick={() => actions.onRegenerate(id)}
          />
          <IconButton
            size="small"
            label={t('contentGenerate.variant.download', { number })}
            icon={<Icon icon={Download} />}
            disabledReason={isWriting ? wait : undefined}
            onClick={() => actions.onDownload(id)}
          />
          <IconButton
            size="small"
            label={t('contentGenerate.variant.discard', { number })}
            icon={<Icon icon={Trash2} />}
            disabledReason={isWriting ? wait : undefined}
            onClick={() => actions.onDiscard(id)}
          />
        </Actions>
      </Header>
      {saving.failure ? <Banner tone="danger">{saving.failure}</Banner> : null}
      <VariantText variant={variant} texts={texts} />
      <VariantFooter variant={variant} texts={texts}>
        {savedId === '' ? (
          <>
            <Button
              size="small"
              disabledReason={isWriting ? wait : undefined}
              isLoading={saving.isEditing}
              loadingText={t('contentGenerate.variant.saving')}
              onClick={saving.edit}
            >
              {t('contentGenerate.variant.edit')}
            </Button>
            <Button
              size="small"
              disabledReason={isWriting ? wait : undefined}
              isLoading={saving.isSaving}
              loadingText={t('contentGenerate.variant.saving')}
              onClick={saving.save}
            >
              {t('contentGenerate.variant.save')}
            </Button>
          </>
        ) : (
          <ButtonLink size="small" href={props.contentHref(savedId)}>
            {t('contentGenerate.variant.open')}
          </ButtonLink>
        )}
      </VariantFooter>
    </Card>
  );
});
