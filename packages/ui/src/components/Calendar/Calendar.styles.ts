import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Root = styled.div.attrs({ role: 'group' })`
  /* Seven columns fit a phone of 320 px. */
  --platform-calendar-cell: min(2.25rem, (100vw - 4.5rem) / 7);

  position: relative;
  inline-size: max-content;
  max-inline-size: 100%;
  color: var(--platform-text-primary);
  font: var(--platform-type-body);

  ${media.touch} {
    --platform-calendar-cell: min(2.75rem, (100vw - 4.5rem) / 7);
  }
`;

/** Next to the headings. In tab order, one precedes the days and one follows them. */
export const Step = styled.span`
  position: absolute;
  inset-block-start: 0;

  &[data-edge='start'] {
    inset-inline-start: 0;
  }
  &[data-edge='end'] {
    inset-inline-end: 0;
  }
`;

export const Months = styled.div`
  display: flex;
  gap: var(--platform-space-6);
`;

export const Month = styled.div`
  /* A month that is rendered after the first paint needs its room before. */
  min-inline-size: calc(7 * var(--platform-calendar-cell));
  /* As high as the longest month, so that the buttons stay where they are. */
  min-block-size: calc(
    2rem + var(--platform-space-2) + 1.75rem + 6 * var(--platform-calendar-cell)
  );

  ${media.phone} {
    min-block-size: calc(
      2.75rem + var(--platform-space-2) + 1.75rem + 6 * var(--platform-calendar-cell)
    );
  }
`;

export const Heading = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 2rem;
  margin-block-end: var(--platform-space-2);
  padding-inline: var(--platform-space-10);
  font: var(--platform-type-title);
  text-align: center;

  ${media.phone} {
    min-block-size: 2.75rem;
  }
`;

export const HeadingToggle = styled.button.attrs({ type: 'button' })`
  display: flex;
  gap: var(--platform-space-1);
  align-items: center;
  min-block-size: inherit;
  padding: 0 var(--platform-space-2);
  border: 0;
  border-radius: var(--platform-radius-md);
  background: transparent;
  color: inherit;
  cursor: pointer;
  font: inherit;

  &:hover {
    background: var(--platform-surface-hover);
  }
  & > svg {
    color: var(--platform-text-tertiary);
  }
`;

export const Grid = styled.table.attrs({ role: 'grid' })`
  border-collapse: collapse;
  table-layout: fixed;
  inline-size: calc(7 * var(--platform-calendar-cell));
`;

export const Weekday = styled.th`
  block-size: 1.75rem;
  padding: 0;
  overflow: hidden;
  color: var(--platform-text-tertiary);
  font: var(--platform-type-caption);
  text-align: center;
`;

export const Cell = styled.td.attrs({ role: 'gridcell' })`
  block-size: var(--platform-calendar-cell);
  padding: 1px 0;

  &[aria-selected='true'] {
    background: var(--platform-accent-soft);
    background-clip: content-box;
  }
  &[data-from],
  &:first-child {
    border-start-start-radius: var(--platform-radius-md);
    border-end-start-radius: var(--platform-radius-md);
  }
  &[data-to],
  &:last-child {
    border-start-end-radius: var(--platform-radius-md);
    border-end-end-radius: var(--platform-radius-md);
  }
`;

export const Day = styled.button.attrs({ type: 'button' })`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: calc(var(--platform-calendar-cell) - 2px);
  padding: 0;
  border: 0;
  border-radius: var(--platform-radius-md);
  background: transparent;
  color: inherit;
  cursor: pointer;
  font: inherit;
  font-variant-numeric: tabular-nums;

  &:hover {
    background: var(--platform-surface-hover);
  }
  [aria-selected='true'] > &:hover {
    background: var(--platform-accent-soft-strong);
  }
  &[aria-current] {
    color: var(--platform-accent-text);
    font-weight: 600;
  }
  &[aria-current]::after {
    position: absolute;
    inset-block-end: 12%;
    inline-size: 0.25rem;
    block-size: 0.25rem;
    border-radius: var(--platform-radius-full);
    background: currentColor;
    content: '';
  }
  &&[aria-disabled] {
    background: transparent;
    color: var(--platform-text-disabled);
    cursor: not-allowed;
    text-decoration: line-through;
  }
  &&[data-chosen]:not([aria-disabled]) {
    background: var(--platform-accent-solid);
    color: var(--platform-text-on-accent);
  }
  &&[data-chosen]:not([aria-disabled]):hover {
    background: var(--platform-accent-solid-hover);
  }
  @media (forced-colors: active) {
    &&[data-chosen] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    [aria-selected='true'] > & {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
    &&[aria-disabled] {
      color: GrayText;
    }
  }
`;

/** As wide and as high as the days of the visible months. */
export const Periods = styled(Grid)`
  &[data-months='2'] {
    inline-size: calc(14 * var(--platform-calendar-cell) + var(--platform-space-6));
  }
`;

export const PeriodCell = styled.td.attrs({ role: 'gridcell' })`
  block-size: calc((1.75rem + 6 * var(--platform-calendar-cell)) / 4);
  padding: var(--platform-space-1);
`;

export const Period = styled(Day)`
  block-size: 100%;
`;

export const Note = styled.p.attrs({ role: 'status' })`
  max-inline-size: calc(7 * var(--platform-calendar-cell));
  color: var(--platform-text-secondary);
  font: var(--platform-type-caption);

  &:not(:empty) {
    margin-block-start: var(--platform-space-2);
  }
`;
