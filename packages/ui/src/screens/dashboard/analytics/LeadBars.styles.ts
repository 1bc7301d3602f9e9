import { styled } from 'styled-components';
import { Link } from '../../../components/Link/Link.tsx';
import { media } from '../../../tokens/media.ts';

export const Legend = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-1) var(--platform-space-3-5);
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
`;

export const LegendItem = styled.span`
  &::before {
    content: '';
    display: inline-block;
    inline-size: 4px;
    block-size: 12px;
    margin-inline-end: var(--platform-space-1-5);
    border-radius: calc(var(--platform-radius-xs) / 2);
    background: var(--platform-chart-1);
    vertical-align: -1px;
  }
  &[data-won]::before {
    background: var(--platform-chart-3);
  }
`;

export const Bars = styled.ul`
  display: flex;
  gap: var(--platform-space-2);
  block-size: 100%;
  min-block-size: 260px;
  /* Room for the focus ring, which scrolling would clip. */
  margin: calc(-1 * var(--platform-space-1));
  padding: var(--platform-space-1);
  overflow-x: auto;
  font: 500 var(--platform-font-size-xs)/1.4546 var(--platform-font-family-sans);
`;

export const Period = styled.li`
  display: flex;
  flex: 1 0 3.25rem;
  min-inline-size: max-content;
  flex-direction: column;
  gap: var(--platform-space-2);
  align-items: center;
`;

export const Pair = styled.span`
  display: flex;
  flex: 1;
  align-items: flex-end;
  justify-content: center;
  inline-size: 100%;
`;

export const BarLink = styled(Link)`
  flex: none;
  min-inline-size: 24px;
  flex-direction: column;
  justify-content: flex-end;
  block-size: 100%;
  border-radius: var(--platform-radius-sm);
  color: var(--platform-text-secondary);
  white-space: nowrap;

  &:hover {
    color: var(--platform-text-primary);
  }
`;

export const Bar = styled.i`
  flex: none;
  inline-size: 12px;
  min-block-size: 3px;
  margin-block-start: var(--platform-space-1);
  border-radius: var(--platform-radius-xs);
  background: var(--platform-chart-1);

  [data-won] > & {
    background: var(--platform-chart-3);
  }
  ${media.forcedColors} {
    background: LinkText;

    [data-won] > & {
      background: CanvasText;
    }
  }
`;

export const PeriodName = styled.span`
  min-block-size: 1rem;
  color: var(--platform-chart-axis);
  white-space: nowrap;
`;
