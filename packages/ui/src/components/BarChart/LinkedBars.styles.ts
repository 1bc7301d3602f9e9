import { styled } from 'styled-components';
import { Link } from '../Link/Link.tsx';

/** Covers the plot and the labels, and extends above the plot for the values. */
export const Scroller = styled.ul`
  display: flex;
  position: relative;
  grid-area: 1 / 2 / 3 / -1;
  min-inline-size: 0;
  margin-block: calc(-1 * var(--platform-space-5)) 0;
  padding: var(--platform-space-5) 0 0;
  overflow-x: auto;
  overflow-y: clip;
  list-style: none;
  font: 500 var(--platform-font-size-xs)/1.4546 var(--platform-font-family-sans);
`;

export const Column = styled.li`
  display: grid;
  flex: 1 0 3.25rem;
  grid-template-rows: var(--platform-chart-height) auto;
  min-inline-size: max-content;
`;

export const BarGroup = styled.span`
  display: flex;
  justify-content: center;
`;

export const BarLink = styled(Link)`
  display: block;
  position: relative;
  flex: none;
  inline-size: max(1.5rem, 24px);
  block-size: 100%;
  border-radius: var(--platform-radius-sm);
  color: var(--platform-text-secondary);
  white-space: nowrap;

  &:hover {
    background: var(--platform-surface-hover);
    color: var(--platform-text-primary);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  > i {
    inset-inline: 6px;
  }
`;

export const BarValue = styled.span`
  position: absolute;
  inset-inline: 0;
  text-align: center;
`;

export const CategoryName = styled.span`
  padding: var(--platform-space-2) var(--platform-space-1) 0;
  color: var(--platform-chart-axis);
  text-align: center;
  white-space: nowrap;
`;
