import { controlsTexts, useTranslation } from '@platform/i18n';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LazyEmptyArt, LazyNoResultsArt } from '../../components/Illustration/lazyArt.tsx';

export interface ListEmptyProps {
  /** What there is none of, or that nothing matches. */
  title: string;
  /** One sentence: what to do next. */
  description?: string | undefined;
  /** Something was looked for, and not found. @default false */
  isFiltered?: boolean;
  /** `null` for a small place. @default a drawing that fits */
  illustration?: ReactNode;
  /** At most one button. */
  actions?: ReactNode;
  /** Offers to clear the search, which then has the focus. */
  onClear?: (() => void) | undefined;
}

/** Says that there is nothing to list, and why. */
export function ListEmpty({
  isFiltered = false,
  illustration,
  actions,
  onClear,
  ...rest
}: ListEmptyProps) {
  const t = useTranslation(controlsTexts);
  const fitting = isFiltered ? <LazyNoResultsArt /> : <LazyEmptyArt />;

  function clear({ currentTarget }: MouseEvent): void {
    const search = currentTarget
      .closest('section')
      ?.querySelector<HTMLElement>('input[type="search"]');
    onClear?.();
    search?.focus();
  }

  return (
    <EmptyState
      illustration={illustration === undefined ? fitting : illustration}
      actions={onClear ? <Button onClick={clear}>{t('controls.search.clear')}</Button> : actions}
      {...rest}
    />
  );
}
