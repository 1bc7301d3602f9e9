import { css, styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';

/** Search and filters are useless on paper. */
export const hiddenInPrint = css`
  ${media.print} {
    display: none;
  }
`;

export const sticky = css`
  ${media.tall} {
    position: sticky;
    inset-block-start: calc(var(--platform-sticky-top, 0px) - var(--platform-passing, 0px));
    z-index: var(--platform-z-sticky);
    background: var(--platform-fill);
    box-shadow:
      inset 0 -1px 0 var(--platform-line, transparent),
      -12px 0 0 var(--platform-fill),
      12px 0 0 var(--platform-fill);

    && :is(a, button, input) {
      scroll-margin-block: 0;
    }
  }
`;

/** A heading on its own line scrolls away; the rest sticks. */
const headingPasses = css`
  --platform-heading-flex: 1 0 100%;
  --platform-passing: calc(1.5rem + var(--platform-space-3));
`;

export const SearchBox = styled.div`
  flex: 0 1 16.25rem;
  max-inline-size: 100%;
  ${hiddenInPrint}

  /* Takes what the filters leave, on one line with them. */
  [data-heading='beside'] > & {
    flex: 99 1 11.875rem;
    max-inline-size: 16.25rem;
  }
  [data-heading='above'] > & {
    flex: 1 1 6rem;
  }
  ${container.wide} {
    [data-filters='custom'] > &:has(~ * ~ * ~ *) {
      flex: 2 1 11.875rem;
    }
  }
  ${container.medium} {
    /* At least as wide as its placeholder; moves to its own line if the filters leave less room. */
    [data-filters='custom'] > & {
      flex: 2 1 11.875rem;
    }
    /* With three or more filters it has its own line. */
    [data-filters='custom'] > &:has(~ * ~ * ~ *) {
      flex-basis: 100%;
    }
  }
  ${container.narrow} {
    [data-filters='none'] > & {
      flex: 1 1 7.5rem;
    }
    /* With two or more filters it has its own line. */
    [data-filters='custom'] > &:has(~ * ~ *) {
      flex-basis: 100%;
    }
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--platform-space-3);
  margin-block-start: calc(-1 * var(--platform-space-2-5));
  padding-block: var(--platform-space-2-5);
  ${sticky}

  [data-past] & {
    --platform-line: var(--platform-border-hairline);
  }
  &:is([data-filters='inline'], [data-filters='sheet']) {
    --platform-filter-flex: none;
    flex-wrap: wrap;
  }
  &[data-heading='above'] {
    ${headingPasses}
  }
  ${container.wide} {
    /* Three filters leave no room for the heading. */
    &[data-filters='custom']:has(> ${SearchBox} ~ * ~ * ~ *) {
      flex-wrap: wrap;
      ${headingPasses}
    }
  }
  ${container.medium} {
    flex-wrap: wrap;
    &[data-filters='custom']:not([data-selection]) {
      ${headingPasses}
    }
  }
  ${container.narrow} {
    &[data-filters='none']:not([data-selection]) {
      ${headingPasses}
    }
  }
`;

/** Reserves the room of the chips while these load. */
export const ChipLine = styled.div`
  block-size: var(--platform-space-6-5);
  margin-block-end: var(--platform-space-2-5);

  ${media.touch} {
    block-size: var(--platform-space-9);
  }
`;

export const Heading = styled.div`
  display: flex;
  flex: var(--platform-heading-flex, 1);
  align-items: baseline;
  gap: var(--platform-space-2);

  > h2 {
    font: var(--platform-type-section);
    letter-spacing: var(--platform-track-section);
    white-space: nowrap;

    ${container.tiny} {
      min-inline-size: 0;
      hyphens: auto;
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
`;

export const Count = styled.span`
  color: var(--platform-text-tertiary);
  font: 500 var(--platform-font-size-md)/1 var(--platform-font-family-sans);
  font-variant-numeric: tabular-nums;
`;
