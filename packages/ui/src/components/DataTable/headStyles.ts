import { css } from 'styled-components';

export const head = css`
  th {
    block-size: 36px;
    padding: 0 var(--space-3);
    border-block-end: 1px solid var(--border-default);
    font: var(--type-caption);
    letter-spacing: var(--track-caption);
    text-align: start;
    white-space: nowrap;
    color: var(--text-tertiary);
  }
  &[data-virtual] th {
    position: sticky;
    inset-block-start: 0;
    z-index: var(--z-sticky);
    background: var(--surface-sheet);
  }
  th button {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-block-size: 28px;
    padding: 0;
    border: 0;
    border-radius: var(--radius-xs);
    background: none;
    cursor: pointer;
  }
  th button:hover,
  th [data-sorted] {
    color: var(--text-primary);
  }
  th svg {
    inline-size: 12px;
    block-size: 12px;
    stroke-width: 2;
  }
  th button:not([data-sorted], :hover, :focus-visible) svg {
    visibility: hidden;
  }
  col[data-select] {
    inline-size: 40px;
  }
  [data-visually-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
