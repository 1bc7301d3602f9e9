import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { asList } from './asList.styles.ts';

/** Doubled class names override the cells of the table. */
export const ExpanderCell = styled.td`
  && {
    overflow: visible;
    padding: 0;
  }
  && > button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    inline-size: var(--platform-space-8);
    block-size: var(--platform-space-8);
    padding: 0;
    border: 0;
    border-radius: var(--platform-radius-md);
    background: none;
    cursor: pointer;
    color: var(--platform-text-tertiary);
  }
  && > button:hover {
    background: var(--platform-surface-hover);
    color: var(--platform-text-primary);
  }
  && > button > svg {
    transition: rotate var(--platform-motion-duration-fast) var(--platform-motion-ease-out);
  }
  && > button[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  ${media.touch} {
    && > button {
      inline-size: var(--platform-size-target-touch);
      block-size: var(--platform-size-target-touch);
    }
  }
  ${asList(css`
    && {
      grid-area: 3 / -2 / 4 / -1;
      align-self: end;
      justify-self: end;
      min-inline-size: 0;
      max-inline-size: none;
      block-size: var(--platform-space-6);
      margin-inline-end: calc(-1 * var(--platform-space-2));
    }
    && > button {
      margin-block-start: calc(-1 * var(--platform-space-2));
    }
  `)}
  ${media.reducedMotion} {
    && > button > svg {
      transition: none;
    }
  }
`;

export const DetailRow = styled.tr`
  ${asList(css`
    && {
      display: block;
      padding-block-start: 0;
    }
  `)}
`;

/** One cell of the first column: one across all columns would keep collapsed ones open. */
export const DetailCell = styled.td`
  && {
    overflow: visible;
    block-size: auto;
    padding: 0;
    border-block-end: 1px solid var(--platform-border-hairline);
    white-space: normal;
  }
  && > div {
    inline-size: 100cqi;
    padding-block: var(--platform-space-1) var(--platform-space-4);
    padding-inline-start: var(--platform-space-10);
  }
  ${asList(css`
    && {
      border: 0;
    }
    && > div {
      inline-size: auto;
      padding-inline-start: var(--platform-table-indent);
    }
  `)}
`;
