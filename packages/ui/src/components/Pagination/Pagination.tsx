import type { ComponentPropsWithRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { useComponentTexts } from '../ComponentTexts/ComponentTextsContext.ts';
import { Root } from './Pagination.styles.ts';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the landmark. @default 'Pages' */
  label?: string;
  /** The current page in words, e.g. "Page 2". */
  pageLabel: string;
  /** @default 'Previous' */
  previousLabel?: string;
  /** @default 'Next' */
  nextLabel?: string;
  hasPrevious: boolean;
  hasNext: boolean;
  /** While the next page is on its way. @default false */
  isLoadingNext?: boolean | undefined;
  onPrevious: () => void;
  onNext: () => void;
}

/** Steps through pages of a list; an end that is not there is disabled. */
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
  const texts = useComponentTexts();
  return (
    <Root aria-label={label ?? texts.pages} {...rest}>
      <Button size="small" disabled={!hasPrevious} onClick={onPrevious}>
        {previousLabel ?? texts.previous}
      </Button>
      <span aria-live="polite">{pageLabel}</span>
      <Button size="small" disabled={!hasNext} isLoading={isLoadingNext} onClick={onNext}>
        {nextLabel ?? texts.next}
      </Button>
    </Root>
  );
}
