import { css, keyframes } from 'styled-components';
import { ellipsis } from '../../internal/ellipsis.styles.ts';
import { media } from '../../tokens/media.ts';

export const rows = css`
  td {
    block-size: 3.5rem;
    padding: var(--platform-space-2) var(--platform-space-3);
    border-block-end: 1px solid var(--platform-row-line, var(--platform-border-hairline));
    ${ellipsis}
  }
  &[data-compact] td {
    block-size: 3rem;
  }
  /* Wraps buttons in text columns only: in a column sized by its content they would break mid-word. */
  td:not([data-sized]) > [data-variant] {
    white-space: normal;
  }
  tr:last-child > td {
    border-block-end: 0;
  }
  [data-align='end'] {
    text-align: end;
  }
  td:first-child,
  th:first-child {
    padding-inline-start: 0;
  }
  td:last-child,
  th:last-child {
    padding-inline-end: 0;
  }
  td[data-stack='actions'] {
    overflow: visible;
  }
  /* A cell that spans all columns would keep the collapsed ones open. */
  tbody[data-message] {
    display: table-caption;
    caption-side: bottom;
  }
  tbody[data-message] > tr {
    display: block;
  }
  [data-message] > td {
    display: grid;
    align-content: center;
    block-size: auto;
    min-block-size: 3.5rem;
    white-space: normal;
  }
  [data-message] [role='alert'] {
    color: var(--platform-danger-text);
  }
  [data-blank] {
    block-size: 3.5rem;
  }
  /* Spacers are replaced by rows, so they must not be scroll anchors. */
  [data-gap] {
    overflow-anchor: none;
  }
`;

export const ring = css`
  position: absolute;
  inset: 0 -12px;
  border: 2px solid var(--platform-focus-ring);
  border-radius: var(--platform-radius-md);
  content: '';
  pointer-events: none;
`;

/** Row actions show on hover, focus and selection. On touch screens the row's menu offers them. */
export const rowActions = css`
  [data-row] {
    --platform-row-action: 0;
  }
  [data-row]:is(:hover, :focus-within, [data-state], [data-checked]),
  [data-row]:has([aria-expanded='true']:not([data-expander])) {
    --platform-row-action: 1;
  }
  td [data-row-action] {
    display: inline-flex;
    min-inline-size: var(--platform-space-8);
    min-block-size: var(--platform-space-8);
    vertical-align: top;
    opacity: var(--platform-row-action);
    transition: opacity var(--platform-motion-duration-fast) var(--platform-motion-ease-out);
  }
  ${media.touch} {
    td [data-row-action] {
      display: none;
    }
  }
`;

const fade = keyframes`
  to {
    background-color: transparent;
    box-shadow: none;
  }
`;

/** Variables, because a selector starting at the row would be matched against every element. */
export const rowFill = css`
  [data-row]:has([aria-expanded='true']:not([data-expander])),
  [data-row]:is([data-state], [data-checked]) {
    --platform-row-fill: var(--platform-surface-hover);
    --platform-row-line: transparent;
    --platform-row-radius: var(--platform-radius-md);
  }
  /* Only rows with an action; touch screens would keep the hover. */
  @media (hover: hover) {
    [data-opens]:hover {
      --platform-row-fill: var(--platform-surface-hover);
      --platform-row-line: transparent;
      --platform-row-radius: var(--platform-radius-md);
    }
  }
  [data-row]:is([data-state], [data-checked]) {
    --platform-row-fill: var(--platform-surface-selected);
  }
  /* Highlights a new or changed record, then fades. */
  [data-row]:has([data-changed]) {
    --platform-row-fill: var(--platform-accent-soft-strong);
    --platform-row-line: transparent;
    --platform-row-radius: var(--platform-radius-md);
  }
  [data-row]:has([data-changed]) > td {
    animation: ${fade} var(--platform-motion-duration-slow) linear 1680ms forwards;
  }
  ${media.reducedMotion} {
    [data-row]:has([data-changed]) > td {
      animation: none;
    }
  }
  td {
    background: var(--platform-row-fill);
  }
  td:first-child {
    border-start-start-radius: var(--platform-row-radius);
    border-end-start-radius: var(--platform-row-radius);
    box-shadow: -12px 0 0 var(--platform-row-fill);
  }
  td:last-child {
    border-start-end-radius: var(--platform-row-radius);
    border-end-end-radius: var(--platform-row-radius);
    box-shadow: 12px 0 0 var(--platform-row-fill);
  }
  [data-opens] {
    cursor: pointer;
  }
  [data-row]:focus-visible {
    position: relative;
    outline: none;
  }
  /* As wide as the background. In a cell, because generated content of a row becomes a cell. */
  [data-row]:focus-visible > td:last-child::after {
    ${ring}
  }
  /* Below sticky headers. */
  :where([data-row]) {
    scroll-margin-block: var(--platform-space-12) var(--platform-space-4);
  }
`;
