import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.styles.ts';

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
  position: relative;
  grid-area: 1 / 2;
  min-inline-size: 0;
`;

export const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;

  path {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
  [data-part='grid'] {
    stroke: var(--platform-chart-grid);
  }
  [data-part='line'] {
    stroke: var(--platform-chart-1);
    stroke-width: 2.25px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [data-part='before'] {
    stroke: var(--platform-chart-axis);
    stroke-width: 1.25px;
    stroke-dasharray: 1 4;
    stroke-linecap: round;
  }
  ${media.forcedColors} {
    [data-part='grid'] {
      stroke: GrayText;
    }
    [data-part='line'] {
      stroke: CanvasText;
    }
  }
`;

/** Covers the chart for pointer and keys; the dot is its thumb. */
export const Range = styled.input`
  appearance: none;
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  border-radius: var(--platform-radius-xs);
  background: none;
  cursor: crosshair;
  outline-offset: 6px;
  touch-action: pan-y;

  &[data-opens] {
    cursor: pointer;
  }
  &::-webkit-slider-thumb {
    appearance: none;
    inline-size: 1px;
    block-size: 100%;
  }
  &::-moz-range-thumb {
    inline-size: 1px;
    border: 0;
    background: none;
  }
  &::-moz-range-track {
    background: none;
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
`;

export const Crosshair = styled.span`
  position: absolute;
  inset-block: 0;
  inline-size: 1px;
  background: var(--platform-chart-axis);
  opacity: 0.45;
  pointer-events: none;
`;

export const Dot = styled.span`
  position: absolute;
  inline-size: 9px;
  block-size: 9px;
  margin: -4.5px;
  border-radius: 50%;
  background: var(--platform-chart-1);
  box-shadow: 0 0 0 3px var(--platform-surface-sheet);
  pointer-events: none;

  ${media.forcedColors} {
    border: 5px solid CanvasText;
  }
`;

export const Value = styled.span`
  position: absolute;
  z-index: 1;
  padding: var(--platform-space-0-75) var(--platform-space-2);
  border-radius: var(--platform-radius-sm);
  background: var(--platform-surface-inverse);
  color: var(--platform-text-inverse);
  font: 500 var(--platform-font-size-sm)/1.3334 var(--platform-font-family-sans);
  white-space: nowrap;
  pointer-events: none;

  > span {
    margin-inline-end: var(--platform-space-1-5);
    color: var(--platform-text-inverse-secondary);
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Labels = styled.div`
  position: relative;
  grid-area: 2 / 2;
  min-inline-size: 0;
  min-block-size: calc(1lh + 8px);
  ${axisText}

  > span {
    position: absolute;
    inset-block-start: 9px;
    transform: translateX(-50%);
  }
  > span[data-first] {
    transform: none;
  }
  > span[data-last] {
    color: var(--platform-text-primary);
    transform: translateX(-100%);
  }
  > span[data-crowded] {
    visibility: hidden;
  }
`;

export const AxisName = styled.span`
  grid-area: 3 / 2;
  margin-block-start: var(--platform-space-1);
  text-align: end;
  ${axisText}
`;

export const Empty = styled.p`
  display: grid;
  position: absolute;
  inset: 0;
  place-items: center;
  color: var(--platform-text-secondary);
  text-align: center;
`;

export const HiddenTable = styled.div`
  ${visuallyHidden}
`;
