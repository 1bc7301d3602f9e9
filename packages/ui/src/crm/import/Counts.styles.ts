import { styled } from 'styled-components';

/** How many rows ended how: a joined strip of cells. */
export const Strip = styled.dl`
  display: flex;
  flex-wrap: wrap;
  border-radius: var(--platform-radius-lg);
  box-shadow: inset 0 0 0 1px var(--platform-border-hairline);

  > div {
    flex: 1 1 110px;
    padding: var(--platform-space-3) var(--platform-space-4);
  }
  > div + div {
    border-inline-start: 1px solid var(--platform-border-hairline);
  }
  dt {
    color: var(--platform-text-tertiary);
    font: var(--platform-type-caption);
  }
  dd {
    font: var(--platform-type-metric-sm);
  }
`;
