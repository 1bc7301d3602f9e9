import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Header = styled.div`
  display: flex;
  gap: var(--platform-space-3);
  align-items: baseline;
  justify-content: space-between;
`;

/** Hidden from screen readers: the thumb has the same text. */
export const ValueText = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  color: var(--platform-text-secondary);
  font: var(--platform-type-label);
  font-variant-numeric: tabular-nums;
`;

/** The thumb stays inside the track, so it travels the track's width minus its own. */
const thumbPosition =
  'calc(var(--platform-slider-thumb) / 2 + var(--platform-slider-share) * (100% - var(--platform-slider-thumb)))';

export const Track = styled.div`
  --platform-slider-thumb: 1.125rem;
  display: grid;
  position: relative;
  align-items: center;

  /* The whole track and, above it, the chosen part. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inline-size: 100%;
    block-size: var(--platform-space-1);
    border-radius: var(--platform-radius-full);
    background: var(--platform-track-rest);
    pointer-events: none;
  }
  &::after {
    inline-size: ${thumbPosition};
    background: var(--platform-accent-solid);
  }
  &[data-invalid]::after {
    background: var(--platform-danger-mark);
  }
  &[data-disabled]::after {
    background: var(--platform-border-control);
  }
  ${media.touch} {
    --platform-slider-thumb: 1.5rem;
  }
  ${media.forcedColors} {
    &::before {
      background: ButtonBorder;
      forced-color-adjust: none;
    }
    &::after {
      background: Highlight;
      forced-color-adjust: none;
    }
    &[data-disabled]::after {
      background: GrayText;
    }
  }
`;

const thumb = css`
  box-sizing: border-box;
  inline-size: var(--platform-slider-thumb);
  block-size: var(--platform-slider-thumb);
  border: 2px solid var(--platform-accent-solid);
  border-radius: 50%;
  background: var(--platform-surface-sheet);
  box-shadow: var(--platform-elevation-raised);
  transition: border-color var(--platform-motion-duration-fast) var(--platform-motion-ease-out);
`;

const disabledThumb = css`
  border-color: var(--platform-border-control);
  background: var(--platform-surface-hover);
  box-shadow: none;
`;

/**
 * Pseudo-elements differ by engine, and an unknown one invalidates its rule, so each has its own.
 */
export const Range = styled.input.attrs({ type: 'range' })`
  appearance: none;
  position: relative;
  z-index: 1;
  inline-size: 100%;
  block-size: var(--platform-size-target-min);
  margin: 0;
  border-radius: var(--platform-radius-full);
  background: none;
  cursor: pointer;
  touch-action: pan-y;

  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  &::-moz-range-track {
    background: none;
  }
  &:hover:not(:disabled)::-webkit-slider-thumb {
    border-color: var(--platform-accent-solid-hover);
  }
  &:hover:not(:disabled)::-moz-range-thumb {
    border-color: var(--platform-accent-solid-hover);
  }
  &[aria-invalid]::-webkit-slider-thumb {
    border-color: var(--platform-danger-mark);
  }
  &[aria-invalid]::-moz-range-thumb {
    border-color: var(--platform-danger-mark);
  }
  &:disabled {
    cursor: not-allowed;
  }
  &:disabled::-webkit-slider-thumb {
    ${disabledThumb}
  }
  &:disabled::-moz-range-thumb {
    ${disabledThumb}
  }
  ${media.touch} {
    block-size: var(--platform-size-target-touch);
  }
  ${media.forcedColors} {
    &::-webkit-slider-thumb {
      border-color: ButtonText;
      background: ButtonFace;
    }
    &:disabled::-webkit-slider-thumb {
      border-color: GrayText;
    }
  }
`;

export const Marks = styled.div.attrs({ 'aria-hidden': true })`
  --platform-slider-thumb: 1.125rem;
  position: relative;
  block-size: 1.125rem;
  color: var(--platform-text-tertiary);
  font: var(--platform-type-caption);

  ${media.touch} {
    --platform-slider-thumb: 1.5rem;
  }
`;

/** Has no width, so that its text is centred at the position in both directions. */
export const Mark = styled.span`
  display: flex;
  position: absolute;
  inset-inline-start: ${thumbPosition};
  justify-content: center;
  inline-size: 0;
  white-space: nowrap;

  &[data-edge='start'] {
    inset-inline-start: 0;
    justify-content: flex-start;
  }
  &[data-edge='end'] {
    inset-inline-start: 100%;
    justify-content: flex-end;
  }
`;
