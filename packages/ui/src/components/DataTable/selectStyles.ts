import { css } from 'styled-components';

const picture = css`
  :is([data-lead], [data-kind]) > :first-child {
    opacity: 0;
  }
`;

/** Checkboxes without a column: each covers the picture at the start of its row. */
export const coveringCheckboxes = css`
  td[data-stack='select'] {
    position: relative;
  }
  th[data-stack='select'] {
    position: var(--platform-table-head-position, relative);
    inset-block-start: var(--platform-table-head-top, 0px);
    z-index: calc(var(--platform-z-sticky) + 1);
    background: none;
  }
  [data-stack='select'] {
    font-weight: 500;
    min-inline-size: 0;
    max-inline-size: 0;
    padding: 0;
    overflow: visible;
    box-shadow: none;
  }
  [data-stack='select'] + td,
  [data-stack='select'] + th {
    padding-inline-start: 0;
  }
  [data-stack='select'] + td {
    border-start-start-radius: var(--platform-row-radius);
    border-end-start-radius: var(--platform-row-radius);
    box-shadow: -12px 0 0 var(--platform-row-fill);
  }
  &[data-selecting] [data-stack='select'] + th {
    padding-inline-start: var(--platform-table-indent);
  }
  [data-stack='select'] > label {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(-1 * var(--platform-space-1));
    z-index: 1;
    align-items: center;
    justify-content: center;
    inline-size: calc(var(--platform-table-indent) - var(--platform-space-1));
    max-inline-size: none;
    opacity: 0;
  }
  thead [data-stack='select'] {
    block-size: 2.25rem;
    border-block-end: 1px solid var(--platform-border-default);
  }
  /* Touch screens do not show hidden checkboxes. */
  @media (hover: none) {
    &:not([data-selecting]) [data-stack='select'] > label {
      pointer-events: none;
    }
  }
  [data-row]:is([data-checked], :focus-visible, :has(:focus-visible)) {
    [data-stack='select'] > label {
      opacity: 1;
    }
    ${picture}
  }
  @media (hover: hover) {
    [data-row]:hover {
      [data-stack='select'] > label {
        opacity: 1;
      }
      ${picture}
    }
  }
  &[data-selecting] {
    [data-stack='select'] > label {
      opacity: 1;
    }
    tbody {
      ${picture}
    }
  }
`;

/** Checkboxes with a column, shown with their row; always on touch screens, which have no hover. */
export const hoverCheckboxes = css`
  @media (hover: hover) {
    &:not([data-selecting]) [data-row]:not(:hover, :focus-within) [data-stack='select'] > label {
      opacity: 0;
    }
  }
`;
