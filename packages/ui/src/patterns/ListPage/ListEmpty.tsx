import { controlsTexts, useTranslation } from '@platform/i18n';
import { use } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LazyEmptyArt, LazyNoResultsArt } from '../../components/Illustration/lazyArt.tsx';
import { ListRefsContext } from './ListRefsContext.ts';

export interface ListEmptyProps {
  /** Names what is missing, or says that nothing matches. */
  title: string;
  /** One sentence: what to do next. */
  description?: string | undefined;
  /** True if a search or filter has no results. @default false */
  isFiltered?: boolean;
  /** `null` for a small space. @default by `isFiltered` */
  illustration?: ReactNode;
  /** At most one button. */
  actions?: ReactNode;
  /** Shows a button that clears the search and focuses it. */
  onClear?: (() => void) | undefined;
}

/** Explains why a list is empty. */
export function ListEmpty({
  isFiltered = false,
  illustration,
  actions,
  onClear,
  ...rest
}: ListEmptyProps) {
  const t = useTranslation(controlsTexts);
  const fitting = isFiltered ? <LazyNoResultsArt /> : <LazyEmptyArt />;

  const search = use(ListRefsContext)?.search;

  function clear(): void {
    onClear?.();
    search?.current?.focus();
  }

  return (
    <EmptyState
      illustration={illustration === undefined ? fitting : illustration}
      actions={onClear ? <Button onClick={clear}>{t('controls.search.clear')}</Button> : actions}
      {...rest}
    />
  );
}
