import { css } from 'styled-components';
import { ellipsis } from '../../internal/ellipsis.styles.ts';
import { ring } from './rowStyles.ts';
import { container } from '../../tokens/media.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.styles.ts';

/** List layout with large text in a small window: facts are stacked, and names wrap. */
export const stacked = css`
  [data-lead-title],
  [data-lead-note] {
    overflow-wrap: anywhere;
    white-space: normal;
  }
  td[data-stack='meta'] {
    grid-column: 1 / -1;
    grid-row: auto;
  }
  td:is([data-stack='meta'], [data-stack='meta'][data-first], [data-stack='note']) {
    padding-inline-start: 0;
  }
  td[data-stack='meta']:empty {
    display: none;
  }
`;

export const list = css`
  &,
  tbody,
  tbody[data-message] {
    display: block;
  }
  td [data-skeleton] {
    min-inline-size: 60px;
  }
  td > [data-variant] {
    white-space: normal;
  }
  colgroup,
  [data-sizer] {
    display: none;
  }
  /* The headers reappear while they have the focus, so that sorting works by keyboard. */
  thead:not(:focus-within) {
    ${visuallyHidden}
  }
  thead tr {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--platform-space-4);
  }
  th,
  &[data-virtual] th {
    position: static;
  }
  tbody tr {
    display: grid;
    grid-template-columns: var(
      --platform-list-columns,
      repeat(var(--platform-table-metas), auto) minmax(0, 1fr) auto
    );
    align-items: center;
    padding-block: var(--platform-space-3);
    border-block-end: 1px solid var(--platform-border-hairline);
  }
  tbody tr:last-child {
    border-block-end: 0;
  }
  tbody tr:is([data-message], [data-gap]) {
    display: block;
    border: 0;
  }
  tbody tr[data-gap] {
    padding: 0;
  }
  tbody td {
    display: block;
    block-size: auto;
    min-inline-size: 0;
    max-inline-size: none;
    padding: 0;
    border: 0;
  }
  &[data-compact] td {
    block-size: auto;
  }
  /* Matches the specificity of a row's background to reset it. */
  [data-row] > td {
    background: none;
    border-radius: 0;
    box-shadow: none;
  }
  [data-row]:focus-visible::after {
    ${ring}
  }
  [data-row]:is([data-state], [data-checked]):focus-visible::after {
    inset-inline: 0;
  }
  [data-row]:focus-visible > td:last-child::after {
    content: none;
  }
  td[data-collapse] {
    display: block;
  }
  td[data-stack='title'] {
    grid-area: 1 / 1 / 2 / -2;
  }
  td[data-stack='note'] {
    grid-area: 2 / 1 / 3 / -2;
    padding-inline-start: var(--platform-table-indent);
    font-size: var(--platform-font-size-md);
    color: var(--platform-text-tertiary);
  }
  td[data-stack='meta'] {
    display: flex;
    align-items: center;
    grid-row: 3;
    margin-block-start: var(--platform-space-1-75);
    padding-inline-start: var(--platform-space-2-5);
    font-size: var(--platform-font-size-md);
    color: var(--platform-text-secondary);
    text-align: start;
  }
  /* An ellipsis needs a block: a flexbox clips its text anywhere. */
  td[data-stack='meta']:not(:has(> *)) {
    display: block;
  }
  td[data-stack='meta'] > :not([data-tone], :has([data-tone])) {
    ${ellipsis}
  }
  /* Never truncates a status. */
  td[data-stack='meta']:has(> [data-tone]) {
    min-inline-size: max-content;
  }
  td[data-stack='meta'][data-first] {
    padding-inline-start: var(--platform-table-indent);
  }
  /* The first keeps the indent of the others. */
  td[data-stack='meta']:empty:not([data-first]) {
    display: none;
  }
  ${container.tiny} {
    ${stacked}
  }
  td[data-stack='actions'] {
    /* Also with a note, to keep name and note together. */
    grid-area: 1 / -2 / 3 / -1;
    display: flex;
    align-items: center;
    align-self: start;
    block-size: 2.125rem;
    margin-inline: var(--platform-space-2-5) calc(-1 * var(--platform-space-2-5));
  }
  &[data-selectable] tbody tr {
    position: relative;
    padding-inline-start: var(--platform-space-8);
  }
  td[data-stack='select'] {
    position: absolute;
    inset: 12px auto auto 0;
    overflow: visible;
  }
  &[data-quiet-boxes] [data-row] {
    position: relative;
  }
  &[data-quiet-boxes] td[data-stack='select'] {
    position: absolute;
    inset: 10px auto auto 0;
    block-size: 2.5rem;
  }
  && :is([data-state], [data-checked]) > td[data-stack='select'] {
    inset-inline-start: var(--platform-space-3);
  }
  &[data-quiet-boxes] [data-row] > td {
    box-shadow: none;
    border-radius: 0;
  }
  td[data-stack='hidden'] {
    display: none;
  }
  [data-lead-note] {
    display: block;
  }
  [data-lead-note] time {
    white-space: nowrap;
  }
  [data-row]:has([data-changed]) {
    background: var(--platform-accent-soft-strong);
  }
  [data-row]:is([data-state], [data-checked]) {
    margin-inline: calc(-1 * var(--platform-space-3));
    padding-inline: var(--platform-space-3);
    border-radius: var(--platform-radius-md);
    border-block-end-color: transparent;
    background: var(--platform-surface-selected);
  }
  /* Compensates, so that box and text do not move. */
  &[data-selectable] [data-row]:is([data-state], [data-checked]) {
    padding-inline-start: calc(var(--platform-space-8) + var(--platform-space-3));
  }
`;
