import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { inkStyles } from './inkStyles.ts';

/** Covers the chart and receives pointer and keys; the dot shows its position. */
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

export const Crosshair = styled.span`
  position: absolute;
  inset-block: 0;
  inline-size: 1px;
  background: var(--platform-chart-axis);
  opacity: 0.45;
  pointer-events: none;
`;

export const Dot = styled.span`
  ${inkStyles}
  position: absolute;
  inline-size: 9px;
  block-size: 9px;
  margin: -4.5px;
  border-radius: 50%;
  background: var(--platform-chart-ink);
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

/** Values of several series, next to the crosshair. */
export const Values = styled.table`
  position: absolute;
  inset-block-start: 0;
  z-index: 1;
  margin-inline: var(--platform-space-2-5);
  padding: var(--platform-space-1) var(--platform-space-2);
  border-radius: var(--platform-radius-sm);
  background: var(--platform-surface-inverse);
  color: var(--platform-text-inverse);
  font: 500 var(--platform-font-size-sm)/1.3334 var(--platform-font-family-sans);
  white-space: nowrap;
  pointer-events: none;

  > tbody > tr > th {
    color: var(--platform-text-inverse-secondary);
    font-weight: inherit;
    text-align: start;
  }
  > tbody > tr > th {
    padding-inline-end: var(--platform-space-3);
  }
  > tbody > tr > td {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
