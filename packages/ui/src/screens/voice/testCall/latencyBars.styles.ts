import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';

export const LatencyBar = styled.i`
  border-radius: var(--platform-radius-full);
  background: var(--platform-chart-1);

  &[data-part='hearing'] {
    background: var(--platform-chart-3);
  }
  &[data-part='speaking'] {
    background: var(--platform-chart-4);
  }
  ${media.forcedColors} {
    background: CanvasText;
  }
`;
