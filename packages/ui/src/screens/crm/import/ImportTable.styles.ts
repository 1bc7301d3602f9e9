import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { visuallyHidden } from '../../../internal/visuallyHidden.styles.ts';
import { row } from '../../../internal/looks.styles.ts';

/** Scrolls, so that the footer stays in view; on phones the dialog scrolls instead. */
export const Scroller = styled.section`
  max-block-size: 340px;
  overflow: auto;
  overscroll-behavior: contain;
  border-radius: var(--platform-radius-sm);

  ${media.phone} {
    max-block-size: none;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  min-inline-size: 520px;
  border-collapse: collapse;
  font-size: var(--platform-font-size-md);
  table-layout: fixed;

  ${media.phone} {
    display: block;
    min-inline-size: 0;
  }
`;

export const TableHead = styled.thead`
  ${media.phone} {
    ${visuallyHidden}
  }
`;

export const HeaderCell = styled.th`
  position: sticky;
  inset-block-start: 0;
  block-size: 2rem;
  padding: 0 var(--platform-space-2-5);
  background: var(--platform-surface-raised);
  box-shadow: inset 0 -1px 0 var(--platform-border-default);
  color: var(--platform-text-tertiary);
  font: var(--platform-type-caption);
  text-align: start;
`;

export const TableBody = styled.tbody`
  ${media.phone} {
    display: block;
  }
`;

export const Row = styled.tr`
  ${media.phone} {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    row-gap: var(--platform-space-0-5);
    padding-block: var(--platform-space-2-5);

    &:not(:last-child) {
      border-block-end: var(--platform-size-hairline) solid var(--platform-border-hairline);
    }
  }
`;

export const Cell = styled.td`
  block-size: 2.625rem;
  padding: var(--platform-space-1-5) var(--platform-space-2-5);
  overflow-wrap: anywhere;

  &:first-child {
    color: var(--platform-text-tertiary);
    font-variant-numeric: tabular-nums;
  }
  ${Row}:not(:last-child) > & {
    border-block-end: var(--platform-size-hairline) solid var(--platform-border-hairline);
  }
  ${media.phone} {
    grid-column: 2;
    block-size: auto;
    padding: 0;

    ${Row} > && {
      border: 0;
    }
    &:empty {
      display: none;
    }
    &:first-child {
      grid-area: 1 / 1 / span 4 / 1;
    }
    &:nth-child(2) {
      grid-row: 1;
      font-weight: 500;
    }
    &:nth-child(3) {
      grid-row: 4;
      color: var(--platform-text-secondary);
    }
  }
`;

export const InvalidValue = styled.span`
  text-decoration: underline wavy var(--platform-danger-mark) 1px;
  text-underline-offset: 4px;
`;

export const Remark = styled.span`
  display: inline-flex;
  gap: var(--platform-space-1-5);
  align-items: center;
  color: var(--platform-danger-text);
  font-weight: 500;

  &[data-tone='warning'] {
    color: var(--platform-warning-text);
  }
`;

export const Note = styled.p`
  margin-block-start: var(--platform-space-2);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
`;

export const TableFooter = styled.footer`
  ${row}
  gap: var(--platform-space-2) var(--platform-space-4);
  justify-content: space-between;
  margin-block-start: var(--platform-space-2);
`;

export const EmptyText = styled.p`
  padding: var(--platform-space-7) var(--platform-space-2-5);
  color: var(--platform-text-secondary);
  text-align: center;
`;
