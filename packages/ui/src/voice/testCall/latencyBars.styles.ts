import { css } from 'styled-components';
import { media } from '../../tokens/media.ts';

/** The bars of a latency and of its legend, `i` elements: one colour for each part of it. */
export const latencyBars = css`
  i {
    border-radius: var(--platform-radius-full);
    background: var(--platform-chart-1);
  }
  [data-part='hearing'] {
    background: var(--platform-chart-3);
  }
  [data-part='speaking'] {
    background: var(--platform-chart-4);
  }
  ${media.forcedColors} {
    i {
      background: CanvasText;
    }
  }
`;
