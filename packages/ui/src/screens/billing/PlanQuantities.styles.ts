import { styled } from 'styled-components';

/** Spans a row per line and one for the caption, each as high as in the other plans. */
export const Included = styled.div`
  display: grid;
  grid-row: span calc(var(--platform-plan-lines) + 1);
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  margin-block-start: var(--platform-space-5-5);
  padding-block-start: var(--platform-space-4-5);
  border-block-start: 1px solid var(--platform-border-hairline);

  > :first-child {
    margin-block-end: var(--platform-space-1);
  }
`;

export const Quantities = styled.ul`
  display: grid;
  grid-row: span var(--platform-plan-lines);
  grid-template-rows: subgrid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: var(--platform-space-2-5);
  font-variant-numeric: tabular-nums;
`;

export const Quantity = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  row-gap: var(--platform-space-0-75);
  align-content: start;
  align-items: baseline;
  padding-block: var(--platform-space-1-25);
  color: var(--platform-text-secondary);
  overflow-wrap: anywhere;

  &:not(:last-child) {
    border-block-end: 1px solid var(--platform-border-hairline);
  }
`;

export const Amount = styled.b`
  color: var(--platform-text-primary);
  font-weight: 500;
  text-align: end;
`;

export const WholeText = styled.span`
  grid-column: 1 / -1;
`;

export const Overage = styled.span`
  grid-column: 2;
  color: var(--platform-warning-text);
  font-size: var(--platform-font-size-sm);
  line-height: 1.3334;

  ${WholeText} + & {
    grid-column: 1 / -1;
  }
`;
