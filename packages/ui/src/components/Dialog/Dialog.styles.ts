import { styled } from 'styled-components';
import { ModalLayer } from '../../internal/ModalLayer.tsx';
import { media } from '../../tokens/media.ts';

export const Layer = styled(ModalLayer)`
  place-items: center;
  padding: var(--platform-space-4);

  ${media.narrow} {
    place-items: end stretch;
    padding: var(--platform-space-6) 0 0;
  }
`;

export const Surface = styled.div`
  position: relative;
  inline-size: 100%;
  max-inline-size: var(--platform-size-dialog-md);
  max-block-size: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: var(--platform-radius-xl);
  outline: 0;
  background: var(--platform-surface-raised);
  box-shadow:
    0 0 0 1px var(--platform-border-hairline),
    var(--platform-elevation-modal);
  color: var(--platform-text-primary);
  animation: ui-pop var(--platform-motion-duration-base) var(--platform-motion-ease-out);

  &[data-size='small'] {
    max-inline-size: var(--platform-size-dialog-sm);
  }
  &[data-size='large'] {
    max-inline-size: var(--platform-size-dialog-lg);
  }
  ${media.narrow} {
    &[data-size] {
      max-inline-size: none;
    }
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Header = styled.header`
  padding: var(--platform-space-5-5) var(--platform-space-6) 0;
`;

export const Title = styled.h2`
  font: 600 var(--platform-font-size-2xl)/1.3334 var(--platform-font-family-sans);
  letter-spacing: -0.013em;

  [data-closable] > & {
    padding-inline-end: var(--platform-space-8);
  }
`;

export const Description = styled.p`
  margin-block-start: var(--platform-space-1);
  color: var(--platform-text-secondary);
`;

export const Close = styled.div`
  position: absolute;
  inset-block-start: 16px;
  inset-inline-end: 14px;

  ${media.phone} {
    inset-block-start: 12px;
    inset-inline-end: 8px;
  }
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--platform-space-4-5);
  padding: var(--platform-space-5) var(--platform-space-6) var(--platform-space-6);
`;
