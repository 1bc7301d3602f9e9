import { styled } from 'styled-components';
import { popupRowStyles, popupStyles } from '../../internal/layer.styles.ts';

export const Popup = styled.div`
  ${popupStyles}
  min-inline-size: 0;
`;

export const Option = styled.div`
  ${popupRowStyles}
  content-visibility: auto;
  contain-intrinsic-block-size: auto 34px;
  overflow-wrap: anywhere;

  &[data-active] {
    background: var(--surface-hover);
  }
  > svg {
    margin-inline-start: auto;
    color: var(--accent-text);
  }
  @media (forced-colors: active) {
    &[data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
