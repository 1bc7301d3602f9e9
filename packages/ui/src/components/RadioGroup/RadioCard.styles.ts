import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Label = styled.label`
  flex: 1;
  min-inline-size: 0;
  cursor: inherit;
`;

/** Covers the card, so that a press anywhere selects it. */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

/** Above the radio button, so that a button in it can be pressed separately. */
export const End = styled.span`
  position: relative;
  z-index: 1;
  display: flex;
  flex: none;
  color: var(--platform-text-tertiary);
`;

export const Root = styled.div`
  position: relative;
  display: flex;
  gap: var(--platform-space-3);
  align-items: center;
  min-inline-size: 0;
  padding: var(--platform-space-2-5) var(--platform-space-3);
  border-radius: var(--platform-radius-lg);
  background: var(--platform-surface-sheet);
  box-shadow: inset 0 0 0 1px var(--platform-border-default);
  cursor: pointer;

  &:where([data-layout='stacked']) {
    flex-direction: column;
    align-items: flex-start;
    padding: var(--platform-space-3-5);
  }
  &:hover {
    box-shadow: inset 0 0 0 1px
      var(--platform-radio-card-hover, var(--platform-border-control-hover));
  }
  &:has(:checked) {
    background: var(--platform-radio-card-chosen, var(--platform-surface-selected));
    box-shadow: inset 0 0 0 var(--platform-radio-card-edge, 1.5px) var(--platform-accent-solid);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--platform-focus-ring);
    outline-offset: 2px;
  }
  &:has(${End} :focus-visible) {
    outline: none;
  }
  /* The mark: a ring, filled when selected. */
  &:where([data-marked])::before {
    content: '';
    flex: none;
    box-sizing: border-box;
    inline-size: 18px;
    block-size: 18px;
    border: 1px solid var(--platform-border-control);
    border-radius: 50%;
    background: var(--platform-surface-sheet);
  }
  &:where([data-marked]):has(:checked)::before {
    border: 6px solid var(--platform-accent-solid);
    background: var(--platform-text-on-accent);
  }
  &:where([data-marked]):has(:disabled)::before {
    border-color: var(--platform-border-default);
    background: var(--platform-surface-hover);
  }
  &:where([data-marked]):has(:checked:disabled)::before {
    border-color: var(--platform-text-disabled);
  }
  &:has(:disabled) {
    color: var(--platform-text-disabled);
  }
  &:has(:disabled, [aria-disabled]) {
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;

    &:has(:checked) {
      border-color: Highlight;
    }
  }
`;
