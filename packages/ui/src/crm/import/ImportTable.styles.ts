import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.styles.ts';
import { row } from '../../internal/looks.styles.ts';

/** Scrolls by itself, in both directions, so that the footer stays near. */
export const Scroller = styled.section`
  max-block-size: 340px;
  overflow: auto;
  overscroll-behavior: contain;
  border-radius: var(--platform-radius-sm);

  /* The dialog scrolls on a phone, and nothing else in it. */
  ${media.phone} {
    max-block-size: none;
  }
`;

/** A row as an entry of a list: its number, its name, and under the name what is wrong with it. */
const list = css`
  min-inline-size: 0;

  &,
  tbody {
    display: block;
  }
  thead {
    ${visuallyHidden}
  }
  tbody > tr {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    row-gap: var(--platform-space-0-5);
    padding-block: var(--platform-space-2-5);
    border-block-end: 1px solid var(--platform-border-hairline);
  }
  tbody > tr:last-child {
    border: 0;
  }
  tbody td {
    grid-column: 2;
    block-size: auto;
    padding: 0;
    border: 0;
  }
  tbody td:empty {
    display: none;
  }
  tbody td:first-child {
    grid-row: 1 / span 4;
    grid-column: 1;
  }
  tbody td:nth-child(2) {
    grid-row: 1;
    font-weight: 500;
  }
  /* The email comes after what is said of the row. */
  tbody td:nth-child(3) {
    grid-row: 4;
    color: var(--platform-text-secondary);
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  min-inline-size: 520px;
  border-collapse: collapse;
  font-size: var(--platform-font-size-md);
  table-layout: fixed;

  th {
    position: sticky;
    inset-block-start: 0;
    block-size: 2rem;
    padding: 0 var(--platform-space-2-5);
    background: var(--platform-surface-raised);
    box-shadow: inset 0 -1px 0 var(--platform-border-default);
    color: var(--platform-text-tertiary);
    font: var(--platform-type-caption);
    text-align: start;
  }
  td {
    block-size: 2.625rem;
    padding: var(--platform-space-1-5) var(--platform-space-2-5);
    border-block-end: 1px solid var(--platform-border-hairline);
    overflow-wrap: anywhere;
  }
  td:first-child {
    color: var(--platform-text-tertiary);
    font-variant-numeric: tabular-nums;
  }
  tr:last-child td {
    border: 0;
  }
  ${media.phone} {
    ${list}
  }
`;

/** A cell that is why its row is left out. */
export const Faulty = styled.span`
  text-decoration: underline wavy var(--platform-danger-mark) 1px;
  text-underline-offset: 4px;
`;

export const Problem = styled.span`
  display: inline-flex;
  gap: var(--platform-space-1-5);
  align-items: center;
  color: var(--platform-danger-text);
  font-weight: 500;

  > svg {
    flex: none;
  }
  &[data-tone='warning'] {
    color: var(--platform-warning-text);
  }
`;

export const Note = styled.p`
  margin-block-start: var(--platform-space-2);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
`;

/** What follows a table that has more rows. */
export const More = styled.footer`
  ${row}
  gap: var(--platform-space-2) var(--platform-space-4);
  justify-content: space-between;
  margin-block-start: var(--platform-space-2);
`;

/** Space of the table while there is none. */
export const Nothing = styled.p`
  padding: var(--platform-space-7) var(--platform-space-2-5);
  color: var(--platform-text-secondary);
  text-align: center;
`;
