import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { fillStyles } from './fillStyles.ts';
import { inkStyles } from './inkStyles.ts';

export const Legend = styled.div`
  display: flex;
  grid-area: 4 / 1 / auto / -1;
  flex-wrap: wrap;
  gap: var(--platform-space-1) var(--platform-space-3-5);
  margin-block-start: var(--platform-space-2);
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
  overflow-wrap: anywhere;
`;

export const Swatch = styled.i`
  ${inkStyles}
  display: inline-block;
  margin-inline-end: var(--platform-space-2);

  &[data-mark='line'] {
    inline-size: 18px;
    border-block-start: 3px solid var(--platform-chart-ink);
    vertical-align: 3px;
  }
  &[data-mark='line'][data-pattern='1'] {
    border-block-start-style: dashed;
  }
  &[data-mark='line']:is([data-pattern='2'], [data-pattern='3']) {
    border-block-start-style: dotted;
  }
  &[data-mark='line'][data-low] {
    border-block-start: 2px dotted var(--platform-chart-axis);
  }
  &[data-mark='bar'] {
    ${fillStyles}
    inline-size: 10px;
    block-size: 10px;
    border-radius: calc(var(--platform-radius-xs) / 2);
    vertical-align: -1px;
  }
  ${media.forcedColors} {
    &[data-mark='line'] {
      border-block-start-color: CanvasText;
    }
  }
`;
