import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { inkStyles } from './inkStyles.ts';

const axisText = `
  color: var(--platform-chart-axis);
  font: 500 var(--platform-font-size-xs)/1.4546 var(--platform-font-family-sans);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Ticks = styled.div`
  display: flex;
  position: relative;
  flex-direction: column;
  justify-content: space-between;
  min-inline-size: 24px;
  margin-inline-end: var(--platform-space-2-5);
  margin-block: -0.5lh;
  text-align: end;
  ${axisText}

  /* Starts at the numbers and may extend over the plot. */
  > b {
    position: absolute;
    inset: calc(-1lh - 6px) auto auto 0;
    font-weight: inherit;
  }
`;

export const Plot = styled.div`
  --platform-chart-sign: 1;
  position: relative;
  grid-area: 1 / 2;
  min-inline-size: 0;

  &:dir(rtl) {
    --platform-chart-sign: -1;
  }
`;

export const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
  path {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
  [data-part='grid'] {
    stroke: var(--platform-chart-grid);
  }
  [data-part='zero'] {
    stroke: var(--platform-chart-axis);
  }
  [data-part='line'] {
    ${inkStyles}
    stroke: var(--platform-chart-ink);
    stroke-width: 2.25px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* Lines differ in more than colour. */
  [data-dash='1'] {
    stroke-dasharray: 7 5;
  }
  [data-dash='2'] {
    stroke-dasharray: 1 5;
  }
  [data-dash='3'] {
    stroke-dasharray: 12 5 1 5;
  }
  [data-part='low'] {
    stroke: var(--platform-chart-axis);
    stroke-width: 1.25px;
    stroke-dasharray: 1 4;
    stroke-linecap: round;
  }
  ${media.forcedColors} {
    [data-part='grid'] {
      stroke: GrayText;
    }
    [data-part='line'],
    [data-part='low'] {
      stroke: CanvasText;
    }
  }
`;

export const Beats = styled.div`
  position: absolute;
  inset: 0;
  background: repeating-linear-gradient(
    90deg,
    var(--platform-chart-1) 0 1.25px,
    transparent 1.25px 6px
  );
  mask-image: linear-gradient(rgb(0 0 0 / 0.5), rgb(0 0 0 / 0.07));
  pointer-events: none;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const Labels = styled.div`
  --platform-chart-sign: 1;
  position: relative;
  grid-area: 2 / 2;
  min-inline-size: 0;
  min-block-size: calc(1lh + 8px);
  ${axisText}

  > span {
    position: absolute;
    inset-block-start: 9px;
    transform: translateX(calc(-50% * var(--platform-chart-sign)));
  }
  > span[data-first] {
    transform: none;
  }
  > span[data-last] {
    color: var(--platform-text-primary);
    transform: translateX(calc(-100% * var(--platform-chart-sign)));
  }
  &[data-centred] > span {
    transform: translateX(calc(-50% * var(--platform-chart-sign)));
  }
  > span[data-crowded] {
    visibility: hidden;
  }
  &:dir(rtl) {
    --platform-chart-sign: -1;
  }
`;

export const Foot = styled.div`
  display: flex;
  grid-area: 3 / 1 / auto / -1;
  flex-wrap: wrap;
  gap: var(--platform-space-3);
  align-items: center;
  justify-content: space-between;
  margin-block-start: var(--platform-space-1);
`;

export const AxisName = styled.span`
  margin-inline-start: auto;
  ${axisText}
`;

export const Toggle = styled.button`
  position: relative;
  padding: 0;
  border: 0;
  border-radius: var(--platform-radius-xs);
  background: none;
  color: var(--platform-text-link);
  font: 500 var(--platform-font-size-sm)/1.3334 var(--platform-font-family-sans);
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* The target is larger than the text. */
  &::after {
    content: '';
    position: absolute;
    inset: -4px -6px;
  }
  ${media.touch} {
    &::after {
      inset: -14px -10px;
    }
  }
  ${media.print} {
    display: none;
  }
`;

export const Empty = styled.p`
  display: grid;
  position: absolute;
  inset: 0;
  place-items: center;
  color: var(--platform-text-secondary);
  text-align: center;
`;
