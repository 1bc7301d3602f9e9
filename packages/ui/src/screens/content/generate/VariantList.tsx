import { contentGenerateTexts, useTranslation } from '@platform/i18n';
import { useCallback, useState } from 'react';
import type { Ref } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { useKeptRowFocus } from '../../../internal/useKeptFocus.ts';
import { useSingleFlight } from '../../../internal/useSingleFlight.ts';
import { LazyEmptyArt } from '../../../components/Illustration/lazyArt.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { BulkActions, Fallback, SelectedCount } from './GenerateScreen.styles.ts';
import type { GenerateScreenProps } from './generateTypes.ts';
import { VariantCard } from './VariantCard.tsx';

export interface VariantListProps extends Pick<
  GenerateScreenProps,
  'generation' | 'texts' | 'refusal' | 'actions' | 'contentHref'
> {
  onCompare: (() => void) | undefined;
  compareRef: Ref<HTMLButtonElement>;
}

const NOTHING: ReadonlySet<string> = new Set();

export function VariantList(props: VariantListProps) {
  const { generation, actions, onCompare, compareRef } = props;
  const t = useTranslation(contentGenerateTexts);
  const [selected, setSelected] = useState(NOTHING);
  const [failure, setFailure] = useState('');
  const { listRef, rowRef } = useKeptRowFocus();
  const { variants, isWriting } = generation;
  const unsaved = variants.filter(({ status, savedId }) => status !== 'writing' && savedId === '');
  const chosen = unsaved.filter(({ id }) => selected.has(id)).map(({ id }) => id);

  const select = useCallback((id: string, isSelected: boolean) => {
    setSelected((known) => {
      const next = new Set(known);
      if (isSelected) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);

  const { run, isRunning } = useSingleFlight(async () => {
    setFailure('');
    const outcome = await actions.onSave(chosen);
    if (outcome.status === 'refused') setFailure(outcome.message);
    else setSelected(NOTHING);
  });

  if (variants.length === 0) {
    return (
      <Fallback>
        <EmptyState
          illustration={<LazyEmptyArt />}
          title={t('contentGenerate.empty.title')}
          description={t('contentGenerate.empty.text')}
        />
      </Fallback>
    );
  }
  return (
    <>
      {variants.length > 1 ? (
        <BulkActions direction="row" wraps gap="2">
          {chosen.length > 0 ? (
            <>
              <SelectedCount tone="secondary" aria-live="polite">
                {t('contentGenerate.selected', { count: chosen.length })}
              </SelectedCount>
              <Button
                variant="primary"
                isLoading={isRunning}
                loadingText={t('contentGenerate.variant.saving')}
                onClick={() => void run()}
              >
                {t('contentGenerate.saveSelected', { count: chosen.length })}
              </Button>
            </>
          ) : null}
          <Button
            ref={compareRef}
            disabledReason={onCompare ? undefined : t('contentGenerate.variant.isWritten')}
            onClick={onCompare}
          >
            {t('contentGenerate.compare.action')}
          </Button>
        </BulkActions>
      ) : null}
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      <Stack gap="4" ref={listRef}>
        {variants.map((variant) => (
          <VariantCard
            key={variant.id}
            ref={rowRef}
            variant={variant}
            texts={props.texts}
            isBusy={isWriting}
            refusal={props.refusal}
            isSelected={unsaved.length > 1 ? selected.has(variant.id) : undefined}
            onSelect={select}
            actions={actions}
            contentHref={props.contentHref}
          />
        ))}
      </Stack>
    </>
  );
}
