import { css } from 'styled-components';
import { media } from '../../tokens/media.ts';

/** Fill of a bar; `data-pattern` distinguishes series in forced colours. */
export const fillStyles = css`
  background: var(--platform-chart-ink);

  &[data-low] {
    background: var(--platform-chart-axis);
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    background: CanvasText;

    &[data-pattern='1'] {
      border: 2px solid CanvasText;
      background: Canvas;
    }
    &[data-pattern='2'] {
      background: repeating-linear-gradient(45deg, CanvasText 0 2px, Canvas 2px 4px);
    }
    &[data-pattern='3'] {
      background: GrayText;
    }
  }
`;
