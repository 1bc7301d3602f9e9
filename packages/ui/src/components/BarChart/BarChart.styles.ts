import { styled } from 'styled-components';
import { fillStyles } from '../Chart/fillStyles.ts';
import { inkStyles } from '../Chart/inkStyles.ts';

export const Bars = styled.div`
  display: flex;
  position: absolute;
  inset: 0;
`;

export const Band = styled.div`
  display: flex;
  flex: 1 1 0;
  justify-content: center;
  min-inline-size: 0;
  border-radius: var(--platform-radius-sm);

  &[data-active] {
    background: var(--platform-surface-hover);
    outline: 1px solid var(--platform-border-default);
    outline-offset: -1px;
  }
`;

export const Slot = styled.span`
  position: relative;
  /* Leaves a quarter of the band between categories. */
  flex: 0 1 min(28px, calc(76% / var(--platform-chart-bars)));
  min-inline-size: 0;
`;

export const Fill = styled.i`
  ${inkStyles}
  ${fillStyles}
  position: absolute;
  inset-inline: min(1px, 6%);
  box-sizing: border-box;
  min-block-size: 2px;
  border-radius: var(--platform-radius-xs) var(--platform-radius-xs) 0 0;

  &[data-stacked] {
    border-radius: 0;
  }
  &[data-below]:not([data-stacked]) {
    border-radius: 0 0 var(--platform-radius-xs) var(--platform-radius-xs);
  }
`;
