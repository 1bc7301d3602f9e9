import { css } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.styles.ts';

export const head = css`
  th {
    block-size: 2.25rem;
    /* Less at the end than cells have, so that fewer words break. */
    padding-block: 0;
    padding-inline: var(--platform-space-3) var(--platform-space-1);
    border-block-end: 1px solid var(--platform-border-default);
    font: var(--platform-type-caption);
    letter-spacing: var(--platform-track-caption);
    text-align: start;
    /* Two lines fit; a longer text would cover the next header. */
    hyphens: auto;
    overflow-wrap: break-word;
    color: var(--platform-text-tertiary);
  }
  ${media.tall} {
    /* Set by patterns: whether the header of a short table is sticky, and its offset. */
    th {
      position: var(--platform-table-head-position, static);
      inset-block-start: var(--platform-table-head-top, var(--platform-sticky-top, 0px));
      z-index: var(--platform-z-sticky);
      background: var(--platform-table-head-fill, none);
    }
    &[data-virtual] th {
      position: sticky;
      background: var(--platform-table-head-fill, var(--platform-surface-sheet));
    }
    /* As wide as the background of a row. */
    th:first-child {
      box-shadow: -12px 0 0 var(--platform-table-head-fill, transparent);
    }
    th:last-child {
      box-shadow: 12px 0 0 var(--platform-table-head-fill, transparent);
    }
  }
  th[data-align='end'] {
    padding-inline: var(--platform-space-1) var(--platform-space-3);
  }
  th button {
    display: inline-flex;
    align-items: center;
    gap: var(--platform-space-1);
    min-block-size: 1.75rem;
    padding: 0;
    border: 0;
    border-radius: var(--platform-radius-xs);
    background: none;
    cursor: pointer;
    text-align: inherit;
  }
  /* The arrow comes first, so that text and numbers stay aligned at the end. */
  th[data-align='end'] button {
    flex-direction: row-reverse;
    text-align: end;
  }
  th button:hover,
  th [data-sorted] {
    color: var(--platform-text-primary);
  }
  th button > svg:last-child {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
    stroke-width: 2;
  }
  th > button:not([data-sorted], :hover, :focus-visible) > svg:last-child {
    visibility: hidden;
  }
  [data-visually-hidden] {
    ${visuallyHidden}
  }
`;
