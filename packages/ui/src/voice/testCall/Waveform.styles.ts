import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Band = styled.svg`
  flex: none;
  inline-size: 100%;
  block-size: 148px;
  fill: none;
  stroke-linecap: round;

  path {
    stroke: var(--platform-brand-dot);
    stroke-width: 2.4;
  }
  [data-lane='caller'] > :last-child {
    stroke: var(--platform-brand-caller);
    stroke-width: 4;
  }
  [data-lane='agent'] > :last-child {
    stroke: var(--platform-brand-reply);
    stroke-width: 4.4;
  }
  ${media.phone} {
    display: none;
  }
  @media (forced-colors: active) {
    path {
      stroke: GrayText;
    }
    [data-lane] > :last-child {
      stroke: CanvasText;
    }
  }
`;
