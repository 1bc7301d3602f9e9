import { styled } from 'styled-components';
import { ModalLayer } from '../../internal/ModalLayer.tsx';

export const Layer = styled(ModalLayer)`
  grid-template-rows: 100%;
  overflow: hidden;
`;

/** Not a `<dialog>`: `ModalLayer` handles backdrop, focus and Escape. */
export const Surface = styled.div.attrs({ role: 'dialog', 'aria-modal': true })`
  position: relative;
  inline-size: 28rem;
  max-inline-size: calc(100vw - 40px);
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: 0;
  background: var(--platform-surface-raised);
  box-shadow: var(--platform-elevation-modal);
  color: var(--platform-text-primary);
  touch-action: pan-y;
  animation: ui-slide var(--platform-motion-duration-base) var(--platform-motion-ease-out);

  &[data-side='start'] {
    --platform-slide-from: -24px;
    justify-self: start;
    inline-size: var(--platform-size-sidebar-mobile);
    border-radius: 0 var(--platform-radius-xl) var(--platform-radius-xl) 0;
    background: var(--platform-surface-canvas);
  }
  &[data-side='end'] {
    --platform-slide-from: 24px;
    justify-self: end;
    border-radius: var(--platform-radius-xl) 0 0 var(--platform-radius-xl);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Close = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: 10px;
  inset-inline-end: 10px;

  /* The navigation's close button is visible only with the focus. */
  [data-side='start'] > &:not(:focus-within) {
    opacity: 0;
  }
`;
