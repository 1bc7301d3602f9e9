import { controlsTexts, useComponentTexts } from '@platform/i18n';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Root } from './Pagination.styles.ts';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the landmark. @default 'Pages' */
  label?: string;
  /** The current page in words, e.g. "Page 2". */
  pageLabel: string;
  /** Text of the first button. @default 'Previous' */
  previousLabel?: string;
  /** Text of the second button. @default 'Next' */
  nextLabel?: string;
  /** False disables the first button. */
  hasPrevious: boolean;
  /** False disables the second button. */
  hasNext: boolean;
  /** True while the next page loads. @default false */
  isLoadingNext?: boolean | undefined;
  /** Called by the first button. */
  onPrevious: () => void;
  /** Called by the second button, but not while the next page loads. */
  onNext: () => void;
}

/** Buttons for the previous and the next page of a list. */
export function Pagination({
  label,
  pageLabel,
  previousLabel,
  nextLabel,
  hasPrevious,
  hasNext,
  isLoadingNext = false,
  onPrevious,
  onNext,
  ...rest
}: PaginationProps) {
  const t = useComponentTexts(controlsTexts);
  return (
    <Root aria-label={label ?? t('controls.pagination.label')} {...rest}>
      <Button size="small" disabled={!hasPrevious} onClick={onPrevious}>
        {previousLabel ?? t('controls.pagination.previous')}
      </Button>
      <span aria-live="polite">{pageLabel}</span>
      <Button size="small" disabled={!hasNext} isLoading={isLoadingNext} onClick={onNext}>
        {nextLabel ?? t('controls.pagination.next')}
      </Button>
    </Root>
  );
}
