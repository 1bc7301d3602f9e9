import { styled } from 'styled-components';
import { placeholderStyles } from '../../components/Field/Control.styles.ts';
import { ModalLayer } from '../../internal/ModalLayer.tsx';
import { media } from '../../tokens/media.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.styles.ts';

export const Layer = styled(ModalLayer)`
  place-items: start center;
  padding: min(132px, 15vh) var(--platform-space-4) var(--platform-space-4);

  ${media.phone} {
    padding: var(--platform-space-2);
  }
`;

export const Surface = styled.div.attrs({ role: 'dialog', 'aria-modal': true })`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: 580px;
  max-block-size: 100%;
  overflow: hidden;
  border-radius: var(--platform-radius-xl);
  background: var(--platform-surface-raised);
  box-shadow:
    0 0 0 1px var(--platform-border-hairline),
    var(--platform-elevation-modal);
  color: var(--platform-text-primary);
  animation: ui-pop var(--platform-motion-duration-base) var(--platform-motion-ease-out);

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Search = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--platform-space-3);
  block-size: 3.5rem;
  padding-inline: var(--platform-space-4-5);
  border-block-end: 1px solid var(--platform-border-hairline);

  > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: var(--platform-text-tertiary);
  }
  > button:dir(rtl) > svg {
    transform: scaleX(-1);
  }
  /* No focus ring: the caret shows the focus of the only field. */
  > input {
    flex: 1;
    min-inline-size: 0;
    block-size: 100%;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-size: var(--platform-font-size-xl);
    caret-color: var(--platform-accent-solid);
    ${placeholderStyles}
  }
`;

export const List = styled.div`
  max-block-size: min(420px, 60vh);
  padding: var(--platform-space-2);
  overflow-y: auto;
  overscroll-behavior: contain;

  &:empty {
    padding: 0;
  }
  ${media.phone} {
    max-block-size: none;
  }
`;

export const Message = styled.output`
  display: block;
  padding: var(--platform-space-6) var(--platform-space-4-5);
  color: var(--platform-text-secondary);
  overflow-wrap: anywhere;
  text-align: center;

  &[data-silent] {
    padding: 0;
    ${visuallyHidden}
  }
`;

export const Failure = styled.div`
  display: flex;
  flex: none;
  gap: var(--platform-space-3);
  align-items: center;
  justify-content: space-between;
  padding: var(--platform-space-2) var(--platform-space-4-5);
  border-block-start: 1px solid var(--platform-border-hairline);
  color: var(--platform-danger-text);
  overflow-wrap: anywhere;
`;

export const Footer = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--platform-space-1) var(--platform-space-4);
  padding: var(--platform-space-2-25) var(--platform-space-4-5);
  border-block-start: 1px solid var(--platform-border-hairline);
  background: var(--platform-surface-sunken);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-sm);

  > span {
    display: flex;
    gap: var(--platform-space-1);
    align-items: center;
  }
  ${media.screenKeyboard} {
    display: none;
  }
`;
