import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

/** Does not scroll by touch, because it is dragged. */
export const Area = styled.div`
  position: relative;
  flex: 1 1 200px;
  max-inline-size: 280px;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: var(--platform-radius-md);
  background: var(--platform-surface-sunken);
  cursor: grab;
  touch-action: none;
  user-select: none;

  &:active {
    cursor: grabbing;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    border: 1px solid var(--platform-border-control);
    box-shadow: 0 0 0 100vmax color-mix(in srgb, var(--platform-surface-canvas) 65%, transparent);
    pointer-events: none;
  }
  ${media.forcedColors} {
    &::after {
      border-color: CanvasText;
    }
  }
`;

export const AreaCanvas = styled.canvas`
  display: block;
  inline-size: 100%;
  block-size: 100%;
`;

export const Previews = styled.fieldset`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  border: 0;
  flex-wrap: wrap;
  gap: var(--platform-space-4);
`;

export const Figure = styled.figure`
  display: grid;
  gap: var(--platform-space-1-5);
  justify-items: center;
`;

export const Caption = styled.figcaption`
  color: var(--platform-text-tertiary);
  font: var(--platform-type-caption);
`;

export const PreviewCanvas = styled.canvas`
  display: block;
  inline-size: 80px;
  block-size: 80px;
  border-radius: var(--platform-radius-md);
  box-shadow: 0 0 0 1px var(--platform-border-hairline);

  &[data-round] {
    border-radius: 50%;
  }
`;
