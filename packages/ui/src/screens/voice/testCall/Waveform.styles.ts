import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';

export const Band = styled.svg`
  flex: none;
  inline-size: 100%;
  block-size: 148px;
  fill: none;
  stroke-linecap: round;

  ${media.phone} {
    display: none;
  }
`;

export const Dots = styled.path`
  stroke: var(--platform-brand-dot);
  stroke-width: 2.4;

  @media (forced-colors: active) {
    stroke: GrayText;
  }
`;

export const Bars = styled.path`
  stroke: var(--platform-brand-caller);
  stroke-width: 4;

  [data-lane='agent'] > & {
    stroke: var(--platform-brand-reply);
    stroke-width: 4.4;
  }
  @media (forced-colors: active) {
    && {
      stroke: CanvasText;
    }
  }
`;
