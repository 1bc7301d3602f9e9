import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { plainFieldset } from '../internal/looks.styles.ts';

export const Templates = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: var(--platform-space-2-5);
  ${plainFieldset}
`;

export const TemplateOption = styled.label`
  display: flex;
  position: relative;
  flex-direction: column;
  gap: var(--platform-space-0-5);
  min-inline-size: 0;
  padding: var(--platform-space-3-5);
  overflow-wrap: anywhere;
  border-radius: var(--platform-radius-control-lg);
  background: var(--platform-surface-sheet);
  box-shadow: inset 0 0 0 1px var(--platform-border-default);
  cursor: pointer;

  > input {
    position: absolute;
    opacity: 0;
    inset: 0;
    margin: 0;
    cursor: inherit;
  }
  > :nth-child(2) {
    margin-block-end: var(--platform-space-2);
  }
  b {
    font-weight: 500;
  }
  small {
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
    line-height: 1.3847;
  }
  &:has(:checked) {
    background: var(--platform-accent-soft);
    box-shadow: inset 0 0 0 2px var(--platform-accent-solid);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--platform-focus-ring);
    outline-offset: 2px;
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;

    &:has(:checked) {
      border-color: Highlight;
    }
  }
`;
