import { css } from 'styled-components';

export const lead = css`
  [data-lead] {
    display: flex;
    align-items: center;
    gap: 12px;
    min-inline-size: 0;
  }
  [data-lead-text] {
    min-inline-size: 0;
  }
  [data-lead-title],
  [data-lead-note] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-lead-title] {
    font-weight: 500;
  }
  [data-quiet] [data-lead-title] {
    color: var(--text-secondary);
  }
  [data-lead-aside] {
    margin-inline-start: 7px;
    font-size: 0.6875rem;
    line-height: 1rem;
    color: var(--text-tertiary);
  }
  [data-lead-note] {
    display: none;
    font-size: 0.8125rem;
    line-height: 1.125rem;
    color: var(--text-tertiary);
  }
`;

export const rows = css`
  td {
    block-size: 56px;
    padding: 8px 12px;
    border-block-end: 1px solid var(--border-hairline);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-compact] td {
    block-size: 48px;
  }
  tr:last-child > td {
    border-block-end: 0;
  }
  :is(th, td)[data-align='end'] {
    text-align: end;
  }
  :is(th, td):first-child {
    padding-inline-start: 0;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
  td[data-stack='actions'] {
    overflow: visible;
  }
  [data-message] > td {
    white-space: normal;
  }
  [data-message] [role='alert'] {
    color: var(--danger-text);
  }
  [data-blank] {
    block-size: 56px;
  }
`;

/** The fill of a row reaches 12 px past its text on both sides. */
export const rowFill = css`
  [data-row]:hover,
  [data-row]:has([aria-expanded='true']) {
    --row-fill: var(--surface-hover);
  }
  [data-row][data-state='selected'] {
    --row-fill: var(--surface-selected);
  }
  [data-row]:is(:hover, :has([aria-expanded='true']), [data-state='selected']) > td {
    background: var(--row-fill);
    border-block-end-color: transparent;
  }
  [data-row]:is(:hover, :has([aria-expanded='true']), [data-state='selected']) > :first-child {
    border-start-start-radius: 8px;
    border-end-start-radius: 8px;
    box-shadow: -12px 0 0 var(--row-fill);
  }
  [data-row]:is(:hover, :has([aria-expanded='true']), [data-state='selected']) > :last-child {
    border-start-end-radius: 8px;
    border-end-end-radius: 8px;
    box-shadow: 12px 0 0 var(--row-fill);
  }
`;
