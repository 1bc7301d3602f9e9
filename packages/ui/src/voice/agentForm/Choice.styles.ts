import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr));
  gap: var(--platform-space-2-5);

  /* A long list of voices scrolls in itself; its rings need room. */
  &[data-wide] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13.75rem), 1fr));
    max-block-size: 420px;
    margin: calc(-1 * var(--platform-space-1));
    padding: var(--platform-space-1);
    overflow: auto;
  }
`;

/** A card that is one of a choice: all of it is the target of its radio button. */
export const Choice = styled.div`
  position: relative;
  display: flex;
  gap: var(--platform-space-3);
  align-items: center;
  min-inline-size: 0;
  padding: var(--platform-space-2-5) var(--platform-space-3);
  border-radius: var(--platform-radius-lg);
  background: var(--platform-surface-sheet);
  box-shadow: inset 0 0 0 1px var(--platform-border-default);

  &[data-stacked] {
    flex-direction: column;
    align-items: flex-start;
    padding: var(--platform-space-3-5);
  }
  &:hover {
    box-shadow: inset 0 0 0 1px var(--platform-border-control-hover);
  }
  &:has(:checked) {
    background: var(--platform-surface-selected);
    box-shadow: inset 0 0 0 1.5px var(--platform-accent-solid);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--platform-focus-ring);
    outline-offset: 2px;
  }
  &:has(button:focus-visible) {
    outline: none;
  }
  > label {
    flex: 1;
    min-inline-size: 0;
    cursor: pointer;
  }
  > label > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  b,
  small {
    display: block;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 500;
  }
  small {
    color: var(--platform-text-secondary);
    font-size: var(--platform-font-size-md);
  }
  &[data-gone] small {
    color: var(--platform-warning-text);
  }
  > button {
    position: relative;
    z-index: 1;
    flex: none;
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;

    &:has(:checked) {
      border-color: Highlight;
    }
  }
`;
