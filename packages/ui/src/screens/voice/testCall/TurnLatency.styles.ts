import { styled } from 'styled-components';
import { LatencyBar } from './latencyBars.styles.ts';

export const Row = styled.div`
  display: flex;
  gap: var(--platform-space-2);
  align-items: center;
  margin-block: calc(-1 * var(--platform-space-1)) var(--platform-space-1);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-sm);
  font-variant-numeric: tabular-nums;
`;

export const Bars = styled.span`
  display: flex;
  gap: var(--platform-space-0-5);
  inline-size: 84px;
  block-size: 4px;
`;

export const Bar = styled(LatencyBar)`
  flex: 0 1 0;
`;
