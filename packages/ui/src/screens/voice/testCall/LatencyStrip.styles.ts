import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { LatencyBar } from './latencyBars.styles.ts';

export const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  flex: none;
  gap: var(--platform-space-2);
  margin-block-start: var(--platform-space-5);

  ${media.phone} {
    margin-block-start: 0;
  }
`;

export const Part = styled.dt`
  display: flex;
  gap: var(--platform-space-1-5);
  align-items: center;
  color: var(--platform-brand-panel-muted);
  font-size: var(--platform-font-size-sm);
`;

export const Key = styled(LatencyBar)`
  flex: none;
  inline-size: 10px;
  block-size: 4px;
`;

export const Figure = styled.dd`
  margin-block-start: var(--platform-space-0-5);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`;
