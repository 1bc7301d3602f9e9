import type { ComponentPropsWithRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { useComponentTexts } from '../ComponentTexts/ComponentTextsContext.ts';
import { Root } from './Pagination.styles.ts';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the landmark. @default 'Pages' */
  label?: string;
  /** The current page in words, e.g. "Page 2". */
  pageLabel: string;
  /** The text of the first button. @default 'Previous' */
  previousLabel?: string;
  /** The text of the second button. @default 'Next' */
  nextLabel?: string;
  /** Whether a page comes before; without one its button is disabled. */
  hasPrevious: boolean;
  /** Whether a page follows; without one its button is disabled. */
  hasNext: boolean;
  /** While the next page is on its way. @default false */
  isLoadingNext?: boolean | undefined;
  /** Called by the first button. */
  onPrevious: () => void;
  /** Called by the second button; not while the next page is on its way. */
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
