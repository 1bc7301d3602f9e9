import { styled } from 'styled-components';
import { ModalLayer } from '../../../internal/ModalLayer.tsx';
import { media } from '../../../tokens/media.ts';
import { forcedColorsBorder, plainFieldset, row } from '../../../internal/looks.styles.ts';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';

export const Layer = styled(ModalLayer)`
  place-items: center;
  padding: var(--platform-space-4);

  ${media.phone} {
    place-items: stretch;
    padding: 0;
  }
`;

/** Fixed height, so that nothing moves during a call. */
export const Surface = styled.div.attrs({ role: 'dialog' })`
  display: grid;
  position: relative;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr) 340px;
  inline-size: 100%;
  max-inline-size: 940px;
  block-size: min(680px, 100%);
  overflow: hidden;
  border-radius: var(--platform-radius-xl);
  outline: 0;
  background: var(--platform-surface-raised);
  box-shadow:
    0 0 0 var(--platform-size-hairline) var(--platform-border-hairline),
    var(--platform-elevation-modal);
  color: var(--platform-text-primary);
  animation: ui-pop var(--platform-motion-duration-base) var(--platform-motion-ease-out);

  ${media.phone} {
    grid-template-rows: minmax(0, 1fr) auto;
    grid-template-columns: minmax(0, 1fr);
    block-size: 100%;
    border-radius: 0;
  }
  /* With the transcript above, there is no room to scroll both apart. */
  ${media.low} {
    display: flex;
    flex-direction: column;
    overflow-y: auto;
  }
  ${forcedColorsBorder}
`;

export const Conversation = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;

  ${media.low} {
    flex: none;
    min-block-size: 240px;
  }
`;

export const Header = styled.header`
  ${row}
  flex: none;
  gap: var(--platform-space-2) var(--platform-space-3);
  min-block-size: 64px;
  padding: var(--platform-space-2) var(--platform-space-4) var(--platform-space-2)
    var(--platform-space-5-5);
  border-block-end: var(--platform-size-hairline) solid var(--platform-border-hairline);

  ${media.phone} {
    padding-inline: var(--platform-space-4) var(--platform-space-14);
  }
`;

export const Title = styled.h2`
  flex: 1 1 160px;
  min-inline-size: 0;
  font: var(--platform-type-section);
  letter-spacing: var(--platform-track-section);
  overflow-wrap: anywhere;
`;

export const Mode = styled.fieldset`
  ${plainFieldset}

  &:disabled :has(:disabled),
  &:disabled :disabled {
    cursor: default;
  }
  ${media.phone} {
    &:disabled {
      display: none;
    }
  }
`;

export const Close = styled.div`
  position: absolute;
  inset-block-start: 16px;
  inset-inline-end: 14px;

  ${media.phone} {
    inset-block-start: 10px;
    inset-inline-end: 8px;
  }
`;

export const CloseButton = styled(IconButton)`
  && {
    color: var(--platform-brand-panel-muted);
  }
  &&:is(:hover, :active) {
    background: var(--platform-brand-caller-bubble);
    color: var(--platform-brand-panel-text);
  }
  &&:focus-visible {
    outline-color: var(--platform-brand-panel-text);
  }
  ${media.phone} {
    &&,
    &&:is(:hover, :active) {
      background: transparent;
      color: var(--platform-text-secondary);
    }
    &&:focus-visible {
      outline-color: var(--platform-focus-ring);
    }
  }
`;
